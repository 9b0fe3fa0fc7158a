// yukicoder 2 https://yukicoder.me/problems/no/2 · made by `cargo judge bundle yukicoder2 --write` from 4f8d97951e8cc316
//! yukicoder 2 — Prime Factor Game (素因数ゲーム)
//! <https://yukicoder.me/problems/no/2> · 5 s? · 512 MiB? · difficulty 2
//!
//! Rules: Alice and Bob take turns dividing a number, which is N at first. A move chooses a prime
//! factor of the number and divides the number by this factor one or more times; whoever makes the
//! number 1 wins. Alice moves first. The input is `N`; print the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 10^8.
//! Kind: impartial
//! Model: Nim, a heap for each prime, as large as its exponent.
//! Why: a move removes one or more copies of one prime factor and leaves all other factors: the
//! exponents are heaps of Nim, and for the number 1 all heaps are empty. By Bouton's theorem Alice
//! wins exactly when the nim sum of the exponents is not 0.
//! Cost: O(√N).
//!
//! 规则：Alice 与 Bob 轮流除一个数 N。每次操作选它的一个质因数，除一次或多次，只要还能整除；使
//! 它变成 1 者胜。Alice 先手。输入 `N`；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 10^8。
//! 模型：Nim 游戏，每个质数是一堆，堆的大小是它的指数。
//! 思路：每步去掉一个质数的至少一个因子，不动其他质数：各个指数就是 Nim 的堆，到 1 时全部取完。
//! 由 Bouton 定理，当且仅当各指数的异或和不为 0 时 Alice 胜。
//! 复杂度：O(√N)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "0 is divided by every prime, for ever");
    let exponents = prime_powers(n).map(|(_, exponent)| u64::from(exponent));
    println!("{}", if nim::outcome(exponents).mover_wins() { "Alice" } else { "Bob" });
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
