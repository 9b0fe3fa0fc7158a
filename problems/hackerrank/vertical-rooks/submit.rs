// HackerRank vertical-rooks https://www.hackerrank.com/challenges/vertical-rooks · made by `cargo judge bundle hackerrank_vertical-rooks --write` from 17d078768f3633ae
//! HackerRank vertical-rooks — Vertical Rooks
//! <https://www.hackerrank.com/challenges/vertical-rooks> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: every column of a board of n by n cells has a rook of each player. A move shifts one of
//! the mover's rooks along its column to any empty cell, but not past the other rook; whoever
//! cannot move loses. Player 2 moves first. The input has t cases: `n`, then the rows of player 1's
//! rooks and the rows of player 2's rooks. Print the winner, `player-1` or `player-2`.
//! Bounds: 1 ≤ t ≤ 10; 2 ≤ n ≤ 2000; the rows are from 1 to n.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: an advance takes any positive number of cells from a gap. A retreat adds some cells, and
//! the opponent takes the same number of cells away by following, so retreats change nothing and
//! cannot go on for ever. By Bouton's theorem player 2 wins exactly when the nim sum of the gaps is
//! not 0.
//! Cost: O(n) per case.
//!
//! 规则：有一个 n × n 的棋盘，每一列有双方各一枚车。每次操作把自己的一枚车沿它的列移到任意空
//! 格，但不能越过对方的车；无法操作者输，玩家 2 先手。输入共 t 组数据，每组先给出 `n`，再给出玩
//! 家 1 各车的行和玩家 2 各车的行。输出获胜者 `player-1` 或 `player-2`。
//! 范围：1 ≤ t ≤ 10；2 ≤ n ≤ 2000；行号从 1 到 n。
//! 模型：Nim 游戏，Northcott 游戏：两枚棋子的间隔是一堆。
//! 思路：前进就是从间隔中取任意多格。后退使间隔变大，对手跟进同样多格，所以它什么也没有改变，也不
//! 能一直退下去。由 Bouton 定理，玩家 2 赢当且仅当各间隔的异或和不为 0。
//! 复杂度：每组 O(n)。

use grundy::northcott;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, rows_1: [u64; n], rows_2: [u64; n] }
        let columns: Vec<(u64, u64)> = rows_1.into_iter().zip(rows_2).collect();
        if let Some((row, _)) = columns.iter().find(|(row_1, row_2)| row_1 == row_2) {
            panic!("two rooks of a column in row {row}");
        }
        let player_2_wins = northcott::outcome(&columns).mover_wins();
        winners += if player_2_wins { "player-2\n" } else { "player-1\n" };
    }
    print!("{winners}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

    pub mod northcott {
        use crate::grundy::nim;
        use crate::grundy::Outcome;

        /// Returns the number of squares between the two pieces of a row, which is the size of the heap
        /// that the row represents. Cost: O(1).
        ///
        /// # Panics
        /// Panics if both pieces are on the same square.
        pub fn gap(white: u64, black: u64) -> u64 {
            assert!(white != black, "two pieces on square {}", white);
            white.max(black) - white.min(black) - 1
        }

        /// Returns the outcome of a board, given the squares of both pieces in each row. The outcome does
        /// not depend on which colour is to move. Cost: O(n).
        ///
        /// # Panics
        /// Panics if two pieces are on the same square.
        pub fn outcome(rows: &[(u64, u64)]) -> Outcome {
            nim::outcome(rows.iter().map(|&(white, black)| gap(white, black)))
        }
    }

    pub(crate) use outcome::Outcome;
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
