// AtCoder ABC 265 H https://atcoder.jp/contests/abc265/tasks/abc265_h · made by `cargo judge bundle abc265_h --write` from b0854962be0ac079
//! AtCoder ABC 265 H — No-capture Lance Game
//! <https://atcoder.jp/contests/abc265/tasks/abc265_h> · 10 s · 1024 MiB · hard
//!
//! Rules: each row of an H × W board holds one piece of either player; the first player's
//! moves to the left, the second's to the right, any number of cells, not onto or over the
//! other. Whoever cannot move loses. Input `H W`; print from how many of the (W(W-1))^H
//! positions the first player wins, modulo 998244353.
//! Model: Nim and a sum of integers, counted by transforms.
//! Why: pieces that move apart have a and b cells left, which is worth a - b spare moves to
//! the first player; pieces that meet have a gap, a Nim heap for both. So the first player
//! wins if the integer is positive, or 0 with nim sum other than 0. As many positions have a
//! positive integer as a negative one. Those with integer 0 are counted by the coefficient of
//! z^0 in (A(z) + B)^H, A counting a - b in a row: the mean over all N-th roots of unity, N a
//! power of 2 above the largest integer. B is an entry of the Walsh–Hadamard transform of the
//! gaps: the mean over all counts nim sum 0, and the entry 0 alone counts any.
//! Cost: O(N · (W + 2^5 log H)) with N up to 2^18.

use grundy::contest::modular::{inverse, power};
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { h: u64, w: usize }
    assert!((1..=8000).contains(&h), "{h} rows, not 1 to 8000");
    assert!((2..=30).contains(&w), "rows of {w} cells, not 2 to 30");
    let mut gaps = vec![0i64; 32];
    (0..w - 1).for_each(|gap| gaps[gap] = (w - 1 - gap) as i64);
    transform(&mut gaps);
    let entries: Vec<u64> =
        gaps.iter().map(|&entry| entry.rem_euclid(MODULUS as i64) as u64).collect();
    let len = (h as usize * (w - 2) + 1).next_power_of_two();
    let root = power(3, (MODULUS - 1) / len as u64, MODULUS);
    let mut roots = vec![1; len];
    (1..len).for_each(|i| roots[i] = roots[i - 1] * root % MODULUS);
    // a - b = d for one row in as many ways as b has values, with a + b at most w - 2.
    let ways = |d: usize| ((w - 2 - d) / 2 + 1) as u64;
    let (mut any, mut zero) = (0, 0);
    for i in 0..len {
        let both = |d: usize| roots[i * d % len] + roots[(len - i) * d % len];
        let a = (1..w - 1).fold(ways(0), |sum, d| sum + ways(d) * both(d)) % MODULUS;
        let powers = entries.iter().map(|entry| power(a + entry, h, MODULUS));
        zero += powers.sum::<u64>() % MODULUS;
        any += power(a + entries[0], h, MODULUS);
    }
    let mean = |sum: u64, of: usize| sum % MODULUS * inverse(of as u64, MODULUS) % MODULUS;
    let (any, zero) = (mean(any, len), mean(zero, 32 * len));
    let positive = mean(power((w * (w - 1)) as u64, h, MODULUS) + MODULUS - any, 2);
    println!("{}", (positive + any + MODULUS - zero) % MODULUS);
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
            use std::ops::{Add, Sub};

            /// Transforms `values` in place; twice gives each value times the length. For counts
            /// modulo a number see [`transform_mod`]. Cost: O(n log n).
            ///
            /// # Panics
            /// If the length is no power of 2.
            pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
                for_each_pair(values, |a, b| (a + b, a - b));
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
