// Codeforces 1370C https://codeforces.com/problemset/problem/1370/C · made by `cargo judge bundle cf1370c --write` from 75a216a9b7117979
//! Codeforces 1370C — Number Game
//! <https://codeforces.com/problemset/problem/1370/C> · 2 s · 256 MiB · easy
//!
//! Rules: a number n; a move divides it by an odd divisor greater than 1, perhaps by itself, or
//! subtracts 1 if n > 1. Whoever cannot move, as n is 1, loses. Numbers n after their count; print
//! the winner of each, `Ashishgup` if he is the first player and `FastestFinger` if not.
//! Model: game of divisors.
//! Why: write n as 2^k m with an odd m.
//!
//! 1. An odd n > 1 is won by a division by n, and 2 is won by a subtraction. Both leave 1.
//! 2. A power of two from 4 on is lost, because the only move leaves an odd number above 1.
//! 3. If k ≥ 2 and m > 1, a division by m leaves 2^k, which is lost by step 2.
//! 4. If k = 1 and m is a prime, all moves leave 2 or an odd number above 1, so n is lost.
//! 5. If k = 1 and m is neither 1 nor a prime, let p be a prime factor of m. A division by m/p
//!    leaves 2p, which is lost by step 4.
//!
//! Cost: O(√n) a case.

use grundy::contest::primes::prime_powers;
use proconio::input;

/// So large a number takes the program a tenth of a second or less.
const LARGEST: u64 = 1_000_000_000_000_000;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let mut winners = String::new();
    for n in numbers {
        assert!((1..=LARGEST).contains(&n), "the number {n}, not one from 1 to {LARGEST}");
        winners += if first_wins(n) { "Ashishgup\n" } else { "FastestFinger\n" };
    }
    print!("{winners}");
}

fn first_wins(n: u64) -> bool {
    let twos = n.trailing_zeros();
    let odd_part = n >> twos;
    match twos {
        0 => odd_part > 1,
        1 => !is_prime(odd_part),
        _ => odd_part > 1,
    }
}

fn is_prime(n: u64) -> bool {
    prime_powers(n).map(|(_, exponent)| exponent).eq([1])
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the primes that divide `n`, in ascending order and each with its exponent; none
            /// for 1. Cost: at most √n / 2 divisions in all.
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
