// HackerRank tower-breakers-again-1 https://www.hackerrank.com/challenges/tower-breakers-again-1 · made by `cargo judge bundle hackerrank_tower-breakers-again-1 --write` from 77b18885cca87b72
//! HackerRank tower-breakers-again-1 — Tower Breakers, Again!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move breaks one of N towers, of height X, into Y > 1 towers of height Z, where Y Z = X;
//! whoever cannot move loses. The input has T cases: `N`, then the heights. Print the winner,
//! 1 (first) or 2.
//! Bounds: 1 ≤ T ≤ 200; 1 ≤ N ≤ 100; the heights are from 1 to 10^5.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into equal parts.
//! Why: an even number of equal towers is worth 0, and an odd number is worth as much as one of
//! them. So an odd height has the value p, where p is the number of its prime factors, counted with
//! multiplicity: for each number below p, some odd Y leads to a height Z with that number of prime
//! factors. An even height is worth 1 + p, where p is the number of its odd prime factors: an even
//! Y leads to the value 0, and an odd Y leads to an even Z with fewer odd prime factors, that is,
//! to the values 1 to p.
//! Cost: O(√h) a tower.
//!
//! 规则：每次操作把 N 座塔中高为 X 的一座拆成 Y > 1 座高为 Z 的塔，Y Z = X；无法操作者输。输入
//! 共 T 组数据，每组先给出 `N`，再给出各塔高度。输出获胜者，1（先手）或 2。
//! 范围：1 ≤ T ≤ 200；1 ≤ N ≤ 100；高度从 1 到 10^5。
//! 模型：取石子并分堆的游戏，分成相等的部分。
//! 思路：偶数座相等的塔值为 0，奇数座则与一座相同。所以奇数高度的值是它的质因数个数 p（重复的
//! 都计入）：用奇数 Y，可以到达质因数个数为任意更小值的 Z。偶数高度的值是 1 + p，p 是奇质因
//! 数的个数：用偶数 Y 到达 0；用奇数 Y 到达奇质因数更少的偶数 Z，即值 1 到 p。
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
        let outcome = nim::outcome(heights.into_iter().map(grundy_value));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn grundy_value(height: u64) -> u64 {
    assert!(height > 0, "a tower of height 0");
    // All factors 2 count as one.
    prime_powers(height).map(|(prime, exponent)| if prime == 2 { 1 } else { exponent.into() }).sum()
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
