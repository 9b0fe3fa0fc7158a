// AtCoder ABC 368 F https://atcoder.jp/contests/abc368/tasks/abc368_f · made by `cargo judge bundle abc368_f --write` from a68c0c13732640e2
//! AtCoder ABC 368 F — Dividing Game
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f> · 2 s · 1024 MiB · easy
//!
//! Rules: N numbers of 2 or more; a move replaces one of them by a divisor of it that is
//! smaller, 1 among them, and whoever cannot move loses, Anna first. One case `N`, then the
//! numbers; print the winner, `Anna` or `Bruno`.
//! Rule: nim
//! Model: Nim, a number being a heap of its prime factors.
//! Why: write the number as a product of primes, repeated ones and all. A move crosses out
//! some of the factors, at least one, and any number of them can go: a heap of Nim. By
//! Bouton's theorem Bruno wins exactly if the nim sum is 0.
//! Cost: O(M log log M) for a sieve up to M = 100000, O(N) for the rest.

use grundy::contest::primes::least_prime_factors;
use grundy::nim;
use proconio::input;

const LARGEST: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} numbers, not 1 to 100000");
    input! { numbers: [usize; n] }
    if let Some(number) = numbers.iter().find(|&number| !(2..=LARGEST).contains(number)) {
        panic!("{number} is not 2 to {LARGEST}");
    }
    let (least, mut factors) = (least_prime_factors(LARGEST + 1), vec![0u64; LARGEST + 1]);
    for number in 2..=LARGEST {
        factors[number] = factors[number / least[number] as usize] + 1;
    }
    let heaps = numbers.iter().map(|&number| factors[number]);
    println!("{}", if nim::outcome(heaps).mover_wins() { "Anna" } else { "Bruno" });
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
            /// True for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

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
            /// The least prime factor of each number below `len`, by the sieve of Eratosthenes; 0 for 0
            /// and 1, which have none. Primes are those that are their own.
            /// Cost: O(n log log n), and 4 bytes a number.
            ///
            /// # Panics
            /// If `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
            }
        }
    }

    pub(crate) use outcome::Outcome;
}
