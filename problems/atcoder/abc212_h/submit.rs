// AtCoder ABC 212 H https://atcoder.jp/contests/abc212/tasks/abc212_h · made by `cargo judge bundle abc212_h --write` from 17242dde09dc66bf
//! AtCoder ABC 212 H — Nim Counting
//! <https://atcoder.jp/contests/abc212/tasks/abc212_h> · 2 s · 1024 MiB · medium
//!
//! Rules: Nim with M heaps, M from 1 to N, the size of each chosen from K different numbers.
//! Input `N K`, then the numbers; print in how many positions, for all M and their order
//! counting, the first player wins, modulo 998244353.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem those with nim sum 0 are lost. The Walsh–Hadamard transform makes
//! a product, place by place, of joining heaps: an entry v of the transform of one heap's
//! sizes stands for v + v² + … + v^N in the transform of all positions.
//! Cost: O(2^16 · (16 + log N)).

use grundy::contest::modular::{inverse, power};
use grundy::contest::walsh::{restore_mod, transform_mod};
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: u64, k: usize }
    assert!((1..=200_000).contains(&n), "up to {n} heaps, not 1 to 200000");
    assert!((1..1 << 16).contains(&k), "{k} numbers, not 1 to 65535");
    input! { sizes: [usize; k] }
    let mut ways = vec![0; 1 << 16];
    for size in sizes {
        assert!((1..1 << 16).contains(&size), "a heap of {size}, not 1 to 65535");
        ways[size] += 1;
    }
    transform_mod(&mut ways, MODULUS);
    ways.iter_mut().for_each(|value| *value = sum_of_powers(*value, n));
    restore_mod(&mut ways, MODULUS);
    // v^1 + … + v^N of the entry 0, where v is K, counts all positions.
    println!("{}", (sum_of_powers(k as u64, n) + MODULUS - ways[0]) % MODULUS);
}

/// base + base² + … + base^n.
fn sum_of_powers(base: u64, n: u64) -> u64 {
    if base == 1 {
        return n % MODULUS;
    }
    let numerator = base * (power(base, n, MODULUS) + MODULUS - 1) % MODULUS;
    let inverse = inverse(base + MODULUS - 1, MODULUS);
    numerator * inverse % MODULUS
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
        }

        pub mod walsh {
            use super::modular;

            /// As [`transform`], for residues below `modulus`. Cost: O(n log n).
            ///
            /// # Panics
            /// If the length is no power of 2, a value is not below `modulus`, or `modulus` is 2^32
            /// or more.
            pub fn transform_mod(values: &mut [u64], modulus: u64) {
                check_modulus(modulus);
                assert!(
                    values.iter().all(|&value| value < modulus),
                    "a value is not below {}",
                    modulus
                );
                for_each_pair(values, |a, b| {
                    let (sum, difference) = (a + b, a + modulus - b);
                    let reduced = |value| if value >= modulus { value - modulus } else { value };
                    (reduced(sum), reduced(difference))
                });
            }

            /// Undoes [`transform_mod`]. Cost: O(n log n).
            ///
            /// ```
            /// use grundy::contest::walsh::{restore_mod, transform_mod};
            ///
            /// let mut values = [3, 1, 4, 1];
            /// transform_mod(&mut values, 7);
            /// assert_eq!(values, [2, 5, 6, 6]); // 9, 5, -1 and -1
            /// restore_mod(&mut values, 7);
            /// assert_eq!(values, [3, 1, 4, 1]);
            /// ```
            ///
            /// # Panics
            /// As [`transform_mod`], and if `modulus` is even, so that one cannot divide by 2.
            pub fn restore_mod(values: &mut [u64], modulus: u64) {
                assert!(modulus % 2 == 1, "the modulus {} is even", modulus);
                transform_mod(values, modulus);
                let half = modulus / 2 + 1;
                let share = modular::power(half, u64::from(values.len().trailing_zeros()), modulus);
                values.iter_mut().for_each(|value| *value = *value * share % modulus);
            }

            fn check_modulus(modulus: u64) {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
            }

            /// For each bit, every two values whose places differ in it.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "{} values are no power of 2",
                    values.len()
                );
                let mut distance = 1;
                while distance < values.len() {
                    for block in values.chunks_exact_mut(2 * distance) {
                        let (low, high) = block.split_at_mut(distance);
                        for (a, b) in low.iter_mut().zip(high) {
                            let (sum, difference) = pair(*a, *b);
                            *a = sum;
                            *b = difference;
                        }
                    }
                    distance *= 2;
                }
            }
        }
    }
}
