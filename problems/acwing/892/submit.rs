// AcWing 892 https://www.acwing.com/problem/content/894/ · made by `cargo judge bundle acwing892 --write` from f956abe43817495d
//! AcWing 892 — Staircase Nim (台阶-Nim游戏)
//! <https://www.acwing.com/problem/content/894/> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n stairs above the ground hold stones; a move carries any positive number of stones from
//! one stair to the next one down, or from stair 1 to the ground, where they stay; whoever cannot
//! move loses. The input is `n`, then the number of stones on each stair, from stair 1 up; print
//! `Yes` if the first player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 10^5; a stair has 1 to 10^9 stones.
//! Kind: impartial
//! Model: staircase Nim.
//! Why: carrying stones down from an odd-numbered stair is a move in Nim with the odd-numbered
//! stairs as heaps. If a move brings stones to an odd stair, the opponent can carry the same stones
//! one stair further down, so such a move does not affect who wins. By Bouton's theorem the nim sum
//! of the stones on the odd stairs decides who wins.
//! Cost: O(n).
//!
//! 规则：地面以上有 n 级台阶，各放若干石子；每次操作把某一级上的至少一枚石子搬到下一级，最低一
//! 级则搬到地面，到了地面就不能再动，无法操作者输。只有一组数据，先给出级数 n，再从第 1 级往上
//! 给出各级的石子数；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 10^5；每级有 1 到 10^9 枚石子。
//! 模型：阶梯 Nim。
//! 思路：从奇数级往下搬，就是在由奇数级组成的 Nim 中操作一次。若有人把石子搬到了奇数级上，对手
//! 可以把同样这些石子再往下搬一级，这一步就等于没走。于是由 Bouton 定理，奇数级石子数的异或和定
//! 胜负。
//! 复杂度：O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, stairs: [u64; n] }
    println!("{}", if outcome(&stairs, NO_BOUND).mover_wins() { "Yes" } else { "No" });
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
