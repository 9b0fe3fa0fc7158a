// CodeChef ADAPWNS https://www.codechef.com/problems/ADAPWNS · made by `cargo judge bundle codechef_adapwns --write` from 409929e8b6ff24dc
//! CodeChef ADAPWNS — Ada Pawns
//! <https://www.codechef.com/problems/ADAPWNS> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: pawns stand on some squares of a row. A move shifts a pawn to the left by one or two
//! squares, which must be empty, and whoever cannot move loses. Ada moves first. The input is the
//! number of rows, then the rows, with `.` for an empty square and `P` for a pawn. For each row,
//! print `Yes` if Ada wins, else `No`.
//! Bounds: at most 500 rows; a row has 2 to 128 squares.
//! Kind: impartial
//! Model: staircase Nim, on the gaps between pawns, at most two squares a move.
//! Why: let the gap of a pawn be the number of empty squares to its left, up to the next pawn or
//! the edge. A move takes one or two squares from the gap of a pawn and adds them to the gap of the
//! pawn to its right, if there is one. So the empty squares move from gap to gap like stones down a
//! staircase whose lowest step is the gap of the last pawn.
//!
//! 1. Only the gaps of the last pawn, the third from last, and so on count, each as a heap from
//!    which one or two stones may be taken; the Grundy value of such a heap is its size modulo 3. A
//!    move of one of these pawns is a move in its heap.
//! 2. A move of another pawn adds one or two squares to one of the heaps. The opponent can take
//!    them away again with the pawn of that heap. So whoever wins the sum of the heaps has an
//!    answer to every move, and play ends, as pawns only go left.
//!
//! Cost: O(length) a row.
//!
//! 规则：一行格子中有些放有兵。每次操作把一个兵向左移动一格或两格，只能经过空格，无法操作者输，
//! Ada 先手。先给出行数，每行中 `.` 表示空格，`P` 表示兵；Ada 胜输出 `Yes`，否则输出 `No`。
//! 范围：至多 500 行；每行有 2 到 128 格。
//! 模型：阶梯 Nim，台阶是兵之间的间隔，每步至多两格。
//! 思路：设一个兵的间隔为它左边直到前一个兵或边界为止的空格数。每步从一个兵的间隔中减去一格或两
//! 格，加到它右边那个兵的间隔上，若右边没有兵就不加：这就是石子沿台阶往下走，最后一个兵的间隔是
//! 最低的一级。
//!
//! 1. 只有最后一个、倒数第三个……兵的间隔起作用，各是一堆每次取一枚或两枚的石子，SG 值为大小模
//!    3。走这样的一个兵，就是在它的那一堆中走一步。
//! 2. 走其他的兵，会给某一堆加上一枚或两枚。对手可以走那一堆的兵，把它们再取走。所以在各堆之和
//!    中获胜的一方对每一步都有应答，而兵只向左走，游戏必定结束。
//!
//! 复杂度：每行 O(长度)。

use grundy::staircase;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { row: String }
        let ada_wins = staircase::outcome(&steps(&row), 2).mover_wins();
        verdicts += if ada_wins { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
}

/// Returns the gaps of the pawns, from the last pawn to the first.
fn steps(row: &str) -> Vec<u64> {
    let (mut gaps, mut empty_squares) = (vec![], 0);
    for square in row.chars() {
        match square {
            '.' => empty_squares += 1,
            'P' => gaps.push(std::mem::take(&mut empty_squares)),
            _ => panic!("{square:?} in a row, neither . nor P", square = square),
        }
    }
    gaps.reverse();
    gaps
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

    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
            }
        }
    }
    pub mod staircase {
        use crate::grundy::{bash, Outcome};

        /// Returns the Grundy value of a staircase on which a move takes 1 to `most` stones. `steps[0]`
        /// is the number of stones on step 1, just above the ground. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        ///
        /// ```
        /// # use grundy::staircase::{value, NO_BOUND};
        /// assert_eq!(value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
        /// assert_eq!(value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
        /// ```
        pub fn value(steps: &[u64], most: u64) -> u64 {
            value_of_counting(steps.iter().step_by(2), most)
        }

        /// Returns the outcome of a staircase. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        pub fn outcome(steps: &[u64], most: u64) -> Outcome {
            Outcome::of_mover(value(steps, most) != 0)
        }

        /// Returns the value of a position, given the numbers of stones in the places where stones count.
        fn value_of_counting<'a>(counting: impl Iterator<Item = &'a u64>, most: u64) -> u64 {
            assert!(most > 0, "a move takes at least one stone");
            counting.fold(0, |sum, &stones| sum ^ bash::value(stones, most))
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
