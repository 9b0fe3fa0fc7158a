// Codeforces 1536F https://codeforces.com/problemset/problem/1536/F · made by `cargo judge bundle cf1536f --write` from bdb077c89c53fa5a
//! Codeforces 1536F — Omkar and Akmar
//! <https://codeforces.com/problemset/problem/1536/F> · 3 s · 256 MiB · hard
//!
//! Rules: n cells in a circle; a move writes A or B into an empty cell, never beside the same
//! letter. Whoever cannot move loses. One case `n`; print how many different plays there are
//! in which both players choose best moves, modulo 10^9 + 7.
//! Model: parity, the game ends with an even number of letters.
//! Why: at the end an empty cell stands between an A and a B, or one of them would fit. So
//! letters alternate all around, their number k is even, the second player always wins, and
//! no move is better than another. On the circle n - k empty cells, no two side by side, can
//! be chosen in n / k · C(k, n - k) ways, the first letter in 2, and the order of moves in k!.
//! Cost: O(n).

use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize }
    assert!((2..=1_000_000).contains(&n), "{n} cells, not 2 to 1000000");
    let counts = Factorials::new(n, MODULUS);
    let even = (n.div_ceil(2)..=n).filter(|k| k % 2 == 0);
    let plays = even.map(|k| counts.factorial(k - 1) * counts.choose(k, n - k) % MODULUS);
    println!("{}", 2 * n as u64 * (plays.sum::<u64>() % MODULUS) % MODULUS);
}

mod grundy {
    pub mod contest {
        pub mod modular {
            /// `base` to the power of `exponent` modulo `modulus`, which may be no prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// If `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }

            /// The number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// If `prime` divides `a`; if there is no such number by this way as `prime` is no prime;
            /// if `prime` is below 2, or 2^32 or more.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is no prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }

            /// The factorials of all numbers up to a largest one modulo a prime, and their inverses.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Those of 0, 1, …, `largest`. Cost: O(`largest`) time and 16 bytes a number.
                ///
                /// # Panics
                /// As [`inverse`] of the last factorial: if `largest` is `prime` or more, say.
                pub fn new(largest: usize, prime: u64) -> Factorials {
                    let mut factorials = vec![1 % prime];
                    for number in 1..=largest {
                        factorials.push(factorials[number - 1] * (number as u64 % prime) % prime);
                    }
                    let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
                    for number in (1..=largest).rev() {
                        inverses[number - 1] = inverses[number] * number as u64 % prime;
                    }
                    Factorials { prime, factorials, inverses }
                }

                /// `n`!. Cost: O(1).
                ///
                /// # Panics
                /// If `n` is above the largest number.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// In how many ways `k` of `n` things can be chosen: `n`! / (`k`! (`n` - `k`)!), or 0 if
                /// `k` is above `n`. Cost: O(1).
                ///
                /// # Panics
                /// If `n` is above the largest number.
                pub fn choose(&self, n: usize, k: usize) -> u64 {
                    let factorial = self.factorials[n];
                    n.checked_sub(k).map_or(0, |rest| {
                        factorial * self.inverses[k] % self.prime * self.inverses[rest] % self.prime
                    })
                }
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
