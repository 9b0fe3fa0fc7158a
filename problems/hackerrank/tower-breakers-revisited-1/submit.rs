// HackerRank tower-breakers-revisited-1 https://www.hackerrank.com/challenges/tower-breakers-revisited-1 · made by `cargo judge bundle hackerrank_tower-breakers-revisited-1 --write` from b24209c75c5a9a47
//! HackerRank tower-breakers-revisited-1 — Tower Breakers, Revisited!
//! <https://www.hackerrank.com/challenges/tower-breakers-revisited-1> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: a move lowers one of N towers from height x to a smaller divisor of x; whoever
//! cannot move loses. The input has T cases: `N`, then the heights. Print the winner, 1 (first)
//! or 2.
//! Bounds: 1 ≤ T, N ≤ 100; the heights are from 1 to 10^6.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, where each height is a heap of its prime factors.
//! Why: going down to a divisor can take away any positive number of prime factors, counted with
//! multiplicity: a height with p prime factors has divisors with 0, 1, …, p - 1 of them.
//! Cost: O(√h) a tower.
//!
//! 规则：每次操作把 N 座塔中的一座从高 x 降为 x 的一个更小的约数；无法操作者输。输入共 T 组数
//! 据，每组先给出 `N`，再给出各塔高度。输出获胜者，1（先手）或 2。
//! 范围：1 ≤ T, N ≤ 100；高度从 1 到 10^6。
//! 模型：Nim 游戏，一个数是由它的质因数组成的一堆。
//! 思路：降为约数就是拿走任意多个质因数（重复的都计入）；有 p 个质因数的高度，约数的质因数个数可
//! 以是 0 到 p - 1 的每一个数。
//! 复杂度：每座塔 O(√h)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heights: [u64; n] }
        let outcome = nim::outcome(heights.into_iter().map(prime_factors));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn prime_factors(height: u64) -> u64 {
    assert!(height > 0, "a tower of height 0");
    prime_powers(height).map(|(_, exponent)| u64::from(exponent)).sum()
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

    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the primes that divide `n`, in ascending order, each with its exponent; there are none
            /// for 1. Cost: at most about √n / 2 divisions in all.
            ///
            /// # Panics
            /// Panics if `n` is 0, because every prime divides 0.
            ///
            /// ```
            /// # use grundy::contest::primes::prime_powers;
            /// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
            /// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
            /// ```
            pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
                assert!(n > 0, "0 is divided by every prime");
                let (mut cofactor, mut divisor) = (n, 2);
                std::iter::from_fn(move || {
                    while cofactor % divisor != 0 && divisor <= cofactor / divisor {
                        divisor += 1 + divisor % 2;
                    }
                    let prime = if cofactor % divisor == 0 { divisor } else { cofactor };
                    let mut exponent = 0;
                    while cofactor > 1 && cofactor % prime == 0 {
                        cofactor /= prime;
                        exponent += 1;
                    }
                    Some((prime, exponent)).filter(|_| exponent > 0)
                })
            }
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
