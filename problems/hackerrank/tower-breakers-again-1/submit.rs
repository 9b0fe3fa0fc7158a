// HackerRank tower-breakers-again-1 https://www.hackerrank.com/challenges/tower-breakers-again-1 · made by `cargo judge bundle hackerrank_tower-breakers-again-1 --write` from c73f4d876d2385df
//! HackerRank tower-breakers-again-1 — Tower Breakers, Again!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1> · 10 s? · 512 MiB? · medium
//!
//! Rules: N towers; a move breaks one of height X into Y > 1 towers of height Z, Y Z = X, and
//! whoever cannot move loses. T cases `N`, then the heights; print the winner, 1 (first)
//! or 2.
//! Model: splitting game, into equal parts.
//! Why: an even number of equal towers is worth 0, an odd number as much as one of them. So
//! an odd height has the value p, the number of its prime factors: it reaches Z with any
//! smaller number of them, by an odd Y. An even one is worth 1 + p, with p counting the odd
//! prime factors: an even Y reaches 0, an odd one the even Z with fewer odd factors, that is
//! the values 1 to p.
//! Cost: O(√h) a tower.

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=200).contains(&cases), "{cases} cases, not 1 to 200");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} towers, not 1 to 100");
        input! { heights: [u64; n] }
        if let Some(height) = heights.iter().find(|&height| !(1..=100_000).contains(height)) {
            panic!("a tower of height {height}, not 1 to 100000");
        }
        let outcome = nim::outcome(heights.into_iter().map(grundy_value));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn grundy_value(height: u64) -> u64 {
    // All factors 2 count as one.
    prime_powers(height).map(|(prime, exponent)| if prime == 2 { 1 } else { exponent.into() }).sum()
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
