// CodeChef CHEFBRO https://www.codechef.com/problems/CHEFBRO · made by `cargo judge bundle codechef_chefbro --write` from b102198690ec88f7
//! CodeChef CHEFBRO — Younger Brother
//! <https://www.codechef.com/problems/CHEFBRO> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: C boards each have a coin on the cell (1, 1). A move shifts one coin one or two cells
//! down, to the right, or diagonally down to the right, without leaving its board. Whoever moves
//! last wins. The Chef moves first. The input is the number of cases; each is `C`, then C lines
//! `n m`, the sizes of the boards. Print `MasterChef` if the Chef wins, else `Football`.
//! Bounds: at most 10,000 cases; 1 ≤ C ≤ 20; 2 ≤ n, m ≤ 1000.
//! Kind: impartial
//! Model: board game, two coordinates that go down by at most 2.
//! Why: let the coin of a board be x rows and y columns away from the last cell. Its Grundy value
//! is (x + y) mod 3, and the nim sum of the values of the boards decides the game.
//!
//! 1. A move lowers x + y by 1, 2 or 4, so this sum never keeps its remainder modulo 3.
//! 2. If x + y leaves the remainder 1 or 2, at least one coordinate is above 0, and lowering that
//!    coordinate by 1 lowers the remainder by 1.
//! 3. If x + y leaves the remainder 2, there is also a move to the remainder 0: two steps along a
//!    coordinate of 2 or more, or a step along the diagonal if x = y = 1. So, by induction, the
//!    values of a position's options include all numbers below the remainder of x + y, but not this
//!    remainder itself.
//!
//! Cost: O(C) per case.
//!
//! 规则：有 C 个棋盘，每个棋盘的格 (1, 1) 上有一枚硬币。每次操作把一枚硬币向下、向右或沿对角线
//! 向右下移动一格或两格，不能走出它的棋盘。走最后一步的人胜，Chef 先手。先给出数据组数，每组为
//! `C`，然后 C 行 `n m`，即各棋盘的大小；Chef 胜输出 `MasterChef`，否则输出 `Football`。
//! 范围：至多 10,000 组；1 ≤ C ≤ 20；2 ≤ n, m ≤ 1000。
//! 模型：棋盘游戏，两个坐标每次至多减 2。
//! 思路：设某个棋盘的硬币离最后一格差 x 行、y 列。它的 SG 值是 (x + y) mod 3，各棋盘 SG 值的异
//! 或和定胜负。
//!
//! 1. 每步使 x + y 减少 1、2 或 4，所以它模 3 的余数一定改变。
//! 2. 若 x + y 的余数是 1 或 2，至少有一个坐标大于 0，沿这个坐标走一格，余数减少 1。
//! 3. 若余数是 2，也有一步走到余数 0：某个坐标不小于 2 就沿它走两格，若 x = y = 1 就沿对角线走
//!    一格。所以一个局面的后继取遍所有小于它的余数的值，而取不到这个余数本身。
//!
//! 复杂度：每组 O(C)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { c: usize, boards: [(u64, u64); c] }
        let values = boards.into_iter().map(|(rows, columns)| grundy_value(rows, columns));
        let chef_wins = nim::outcome(values).mover_wins();
        winners += if chef_wins { "MasterChef\n" } else { "Football\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the value of a board with the coin in its first cell.
fn grundy_value(rows: u64, columns: u64) -> u64 {
    assert!(rows > 0 && columns > 0, "a board of {rows} by {columns} has no cell", rows = rows, columns = columns);
    // Remainders are added, so that no sum is too large.
    ((rows - 1) % 3 + (columns - 1) % 3) % 3
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
