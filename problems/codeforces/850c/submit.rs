// Codeforces 850C https://codeforces.com/problemset/problem/850/C · made by `cargo judge bundle cf850c --write` from 197b5a9b14f33128
//! Codeforces 850C — Arpa and a game with Mojtaba
//! <https://codeforces.com/problemset/problem/850/C> · 1 s · 256 MiB · medium
//!
//! Rules: n numbers; a move names a prime power pᵏ, k ≥ 1, that divides one of them, and
//! divides by it each number that it divides. Whoever cannot move loses. Print the winner,
//! `Mojtaba` if he is the first player and `Arpa` if not.
//! Model: game of divisors, a sum over the primes.
//! Why: a move touches one prime, so the primes are a sum of games (Sprague and Grundy). Of a
//! prime only the set of its exponents matters, since equal ones stay equal: a move lowers
//! all exponents from k on by k. Sets of exponents up to 30 are bits, and few come up.
//! Cost: O(n √a) for the exponents; some thousand sets for the exponents of 2.

use grundy::contest::primes::prime_powers;
use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeMap;

/// The value of a prime, bit e - 1 saying that some number has it e times.
fn value(known: &mut BTreeMap<u32, u64>, exponents: u32) -> u64 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let largest = 32 - exponents.leading_zeros();
    let lowered = (1..=largest).map(|k| exponents & ((1 << (k - 1)) - 1) | exponents >> k);
    let options: Vec<u64> = lowered.map(|option| value(known, option)).collect();
    known.insert(exponents, mex(options));
    known[&exponents]
}

fn main() {
    input! { n: usize }
    assert!((1..=100).contains(&n), "{n} numbers, not 1 to 100");
    input! { numbers: [u64; n] }
    let mut exponents: BTreeMap<u64, u32> = BTreeMap::new();
    for number in numbers {
        assert!((1..=1_000_000_000).contains(&number), "the number {number}, not 1 to 10^9");
        for (prime, exponent) in prime_powers(number) {
            *exponents.entry(prime).or_default() |= 1 << (exponent - 1);
        }
    }
    let mut known = BTreeMap::new();
    let sum = exponents.values().fold(0, |sum, &set| sum ^ value(&mut known, set));
    println!("{}", if sum != 0 { "Mojtaba" } else { "Arpa" });
}

mod grundy {
    pub mod mex {
        /// The least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values,
        /// because the result is at most k and larger values cannot matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be emptied in constant time: one allocation serves the mex of
        /// every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug, Default)]
        pub struct MexSet {
            /// `stamps[v] == round` says that `v` is in the set now.
            stamps: Vec<u64>,
            /// Values past `stamps` that wait until enough others make them matter.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// An empty set. Allocates nothing.
            pub fn new() -> Self {
                MexSet { round: 1, ..MexSet::default() }
            }

            /// Adds `value`. Cost: amortised O(1); memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], never with their size.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// The least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the stamps and moves in what was too far for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }

    pub mod contest {
        // Numbers.
        pub mod primes {
            /// The primes that divide `n`, rising, each with its exponent; none for 1.
            /// Cost: at most √n / 2 divisions, over all of them.
            ///
            /// # Panics
            /// If `n` is 0, which every prime divides.
            ///
            /// ```
            /// # use grundy::contest::primes::prime_powers;
            /// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
            /// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
            /// ```
            pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
                assert!(n > 0, "0 is divided by every prime");
                let (mut rest, mut divisor) = (n, 2);
                std::iter::from_fn(move || {
                    while rest % divisor != 0 && divisor <= rest / divisor {
                        divisor += 1 + divisor % 2;
                    }
                    let prime = if rest % divisor == 0 { divisor } else { rest };
                    let mut exponent = 0;
                    while rest > 1 && rest % prime == 0 {
                        rest /= prime;
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
