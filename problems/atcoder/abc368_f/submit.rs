// AtCoder ABC 368 F https://atcoder.jp/contests/abc368/tasks/abc368_f · made by `cargo judge bundle abc368_f --write` from 1c67e3e4c89d5b39
//! AtCoder ABC 368 F — Dividing Game
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: N numbers; a move replaces one of them with one of its smaller divisors, which may be 1.
//! Whoever cannot move loses. Anna moves first. The input is `N` and the numbers; print the winner,
//! `Anna` or `Bruno`.
//! Bounds: 1 ≤ N ≤ 10^5; the numbers are from 2 to 10^5.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, where each number is a heap of its prime factors.
//! Why: write each number as a product of primes, repeated ones included. A move crosses out one or
//! more factors of one number, as many as the player likes, so the number is a Nim heap. By
//! Bouton's theorem Bruno wins exactly when the nim sum is 0.
//! Cost: O(M log log M) for a sieve up to the largest number M, O(N) for the rest.
//!
//! 规则：有 N 个数；每次操作把其中一个换成它的一个更小的约数，可以是 1。无法操作者输，Anna 先
//! 手。输入 `N` 和各数；输出获胜者 `Anna` 或 `Bruno`。
//! 范围：1 ≤ N ≤ 10^5；各数从 2 到 10^5。
//! 模型：Nim 游戏，一个数是由它的质因数组成的一堆。
//! 思路：把这个数写成质数之积，重复的也分别写出。每步至少划去一个质因数，而且划去几个都可以，所
//! 以一个数就是 Nim 的一堆。由 Bouton 定理，当且仅当异或和为 0 时 Bruno 胜。
//! 复杂度：筛到最大的数 M 为 O(M log log M)，其余 O(N)。

use grundy::contest::primes::least_prime_factors;
use grundy::nim;
use proconio::input;

/// For a number above this limit, the sieve would be too large.
const LARGEST: usize = 10_000_000;

fn main() {
    input! { n: usize, numbers: [usize; n] }
    for number in &numbers {
        assert!((1..=LARGEST).contains(number), "{number} is not 1 to {LARGEST}");
    }
    let factors = count_prime_factors(numbers.iter().copied().max().unwrap_or(0));
    let heaps = numbers.iter().map(|&number| factors[number]);
    println!("{}", if nim::outcome(heaps).mover_wins() { "Anna" } else { "Bruno" });
}

/// Returns how many prime factors, repeated ones included, each number up to `largest` has.
fn count_prime_factors(largest: usize) -> Vec<u64> {
    let least = least_prime_factors(largest + 1);
    let mut factors = vec![0; largest + 1];
    for number in 2..=largest {
        factors[number] = factors[number / least[number] as usize] + 1;
    }
    factors
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
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
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
