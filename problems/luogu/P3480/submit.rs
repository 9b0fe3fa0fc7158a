// Luogu P3480 https://www.luogu.com.cn/problem/P3480 · made by `cargo judge bundle luogu_p3480 --write` from ee606f67b51e10ef
//! Luogu P3480 — Pebbles (KAM-Pebbles)
//! <https://www.luogu.com.cn/problem/P3480> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 1115
//! Rules: n piles of pebbles, none larger than the next; a move takes any positive number of
//! pebbles from one pile, but must leave the piles in this order, and whoever cannot move loses.
//! The input has u cases: `n`, then n piles; print `TAK` if the first player wins, else `NIE`.
//! Bounds: 1 ≤ u ≤ 10; 1 ≤ n ≤ 1000; a case has at most 1000 pebbles.
//! Kind: impartial
//! Model: staircase Nim, on the differences between piles.
//! Why: a move that takes x pebbles from a pile subtracts x from the difference between this pile
//! and the previous pile, and adds x to the difference between this pile and the next. A move in
//! the last pile adds nothing. So a move is a step down a staircase. Only odd stairs count, those
//! of the last pile, the third from last, and so on: whoever wins Nim on these stairs makes the
//! moves of Nim there, and answers a step onto an odd stair by moving the same number of pebbles
//! one stair further down.
//! Cost: O(n) per case.
//!
//! 规则：n 堆石子，前一堆不多于后一堆；每次操作从一堆中取走至少一枚，取后仍要保持这个性质；无法
//! 操作者输。共 u 组数据，每组先给出堆数 n，再给出各堆的石子数；先手胜输出 `TAK`，否则输出
//! `NIE`。
//! 范围：1 ≤ u ≤ 10；1 ≤ n ≤ 1000；每组至多有 1000 枚石子。
//! 模型：阶梯 Nim，看相邻两堆的差。
//! 思路：取走 x 枚，这堆与前一堆的差减少 x，后一堆的差增加 x（最后一堆之后则不增加）：正是往下
//! 走一级台阶。只有奇数级台阶算数，即最后一堆、倒数第三堆……的差：在它们上面能赢 Nim 的一方照
//! Nim 操作；若对手把石子移到奇数级台阶，就把同样多的再往下移一级。
//! 复杂度：每组 O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.insert(0, 0);
        for pair in piles.windows(2) {
            assert!(pair[0] <= pair[1], "a pile of {} before one of {}", pair[0], pair[1]);
        }
        let stairs: Vec<u64> = piles.windows(2).rev().map(|pair| pair[1] - pair[0]).collect();
        verdicts += if outcome(&stairs, NO_BOUND).mover_wins() { "TAK\n" } else { "NIE\n" };
    }
    print!("{verdicts}");
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
