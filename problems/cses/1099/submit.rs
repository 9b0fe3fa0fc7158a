// CSES 1099 https://cses.fi/problemset/task/1099 · made by `cargo judge bundle cses1099 --write` from 8f9e60d105e7c1f4
//! CSES 1099 — Stair Game
//! <https://cses.fi/problemset/task/1099> · 1 s · 512 MiB · difficulty 3
//!
//! Rules: stairs 1 to n hold balls; a move carries any positive number of balls from one stair
//! k > 1 to stair k - 1, and whoever moves last wins. The input is the number of cases t; each case
//! is `n`, then the balls on each stair. Print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a stair holds 0 to 10^9
//! balls.
//! Kind: impartial
//! Model: staircase Nim.
//! Why: stair 1 is the floor, and the balls on each even stair form a Nim heap: a move from an even
//! stair takes balls from its heap. If a move brings balls to an even stair, the opponent can carry
//! the same balls one stair further, so such a move changes nothing. By Bouton's theorem the first
//! player loses exactly when the nim sum of the heaps on the even stairs is 0.
//! Cost: O(n) per case.
//!
//! 规则：第 1 到 n 级台阶上放着球，每次操作把某一级 k > 1 上的至少一个球搬到第 k - 1 级，走最后
//! 一步的人赢。先给出数据组数 t，每组给出 `n` 和各级的球数；每组输出获胜者 `first` 或
//! `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，各组的 n 之和至多为 2 · 10^5；每级有 0 到 10^9 个球。
//! 模型：阶梯 Nim。
//! 思路：第 1 级当作地面，偶数级上的球是 Nim 游戏的堆：从偶数级搬走球，就是从那一堆取。若有一步
//! 把球搬到偶数级，对手可以把同样多的球再往下搬一级，所以它什么也没有改变。由 Bouton 定理，先手
//! 输当且仅当偶数级的异或和为 0。
//! 复杂度：每组 O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, stairs: [u64; n] }
        let above_floor = stairs.get(1..).unwrap_or(&[]);
        let first_wins = outcome(above_floor, NO_BOUND).mover_wins();
        winners += if first_wins { "first\n" } else { "second\n" };
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

        /// The value of `most` for which a move may take any number of stones. Its value is 2^64 - 1, so
        /// there must be fewer than 2^64 stones in all.
        pub const NO_BOUND: u64 = u64::MAX;

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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
