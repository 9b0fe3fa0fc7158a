// HackerRank tower-breakers-revisited-1 https://www.hackerrank.com/challenges/tower-breakers-revisited-1 · made by `cargo judge bundle hackerrank_tower-breakers-revisited-1 --write` from 94f0f85167dcef7c
//! HackerRank tower-breakers-revisited-1 — Tower Breakers, Revisited!
//! <https://www.hackerrank.com/challenges/tower-breakers-revisited-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: N towers; a move makes one of them lower, from height x to a divisor of x, and
//! whoever cannot move loses. T cases `N`, then the heights; print the winner, 1 (first)
//! or 2.
//! Rule: nim
//! Model: Nim, a number being a heap of its prime factors.
//! Why: going down to a divisor takes away any number of prime factors, counted as often as
//! they divide, and a height with p of them has divisors with each number from 0 to p - 1.
//! Cost: O(√h) a tower.

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} towers, not 1 to 100");
        input! { heights: [u64; n] }
        if let Some(height) = heights.iter().find(|&height| !(1..=1_000_000).contains(height)) {
            panic!("a tower of height {height}, not 1 to 1000000");
        }
        let outcome = nim::outcome(heights.into_iter().map(prime_factors));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn prime_factors(number: u64) -> u64 {
    prime_powers(number).map(|(_, exponent)| u64::from(exponent)).sum()
}

mod grundy {
    // The theory.
    mod outcome {
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// N if `wins`, else P.
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

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
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

        /// The outcome of a position under normal play. Cost: O(n).
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

    pub(crate) use outcome::Outcome;
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
