// AtCoder ABC 212 H https://atcoder.jp/contests/abc212/tasks/abc212_h · made by `cargo judge bundle abc212_h --write` from 48ddd78cf399ca50
//! AtCoder ABC 212 H — Nim Counting
//! <https://atcoder.jp/contests/abc212/tasks/abc212_h> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: Nim with M heaps, where M is any number from 1 to N and the size of each heap is one of K
//! different numbers. The input is `N K` and the numbers; print, modulo 998244353, the number of
//! positions that the first player wins, summed over all M; different orders of the heaps count as
//! different positions.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ K < 2^16; the numbers are from 1 to 2^16 - 1.
//! Kind: count
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the positions with nim sum 0 are lost. For each nim sum, count the
//! positions that have it. The Walsh–Hadamard transform helps: the transform of the counts for
//! several heaps is the entrywise product of the transforms for the single heaps. So each entry v
//! of the transform for a single heap becomes v + v² + … + v^N in the transform for all positions.
//! The count for nim sum 0 is the mean of these entries, and the total number of positions is the
//! first entry, for which v is K.
//! Cost: O(L (log L + log N)), where L is the least power of 2 above all sizes.
//!
//! 规则：M 堆石子的 Nim 游戏，M 可取 1 到 N，每堆的大小是给定的 K 个不同的数之一。输入 `N K` 和
//! 这 K 个数；对所有 M 合计，并且区分各堆的顺序，输出先手必胜的局面数，对 998244353 取模。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ K < 2^16；各数从 1 到 2^16 - 1。
//! 模型：Nim 游戏，按异或和计数。
//! 思路：由 Bouton 定理，异或和为 0 的局面必败。对“按异或和计数”的数组做沃尔什–阿达马变换
//! （FWT），添上一堆就成了逐位相乘。所以若一堆石子的数组变换后某一项为 v，则全部局面的数组变换
//! 后这一项为 v + v² + … + v^N。异或和为 0 的局面数是这些项的平均值；局面总数则是其中第一项，
//! 那里 v = K。
//! 复杂度：O(L (log L + log N))，L 为大于所有堆的最小的 2 的幂。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

type Mod = ModInt<998_244_353>;

/// For heaps of this size or larger, the transform would take too long.
const TOO_LARGE: usize = 1 << 24;

fn main() {
    input! { n: u64, k: usize, sizes: [usize; k] }
    let largest = sizes.iter().copied().max().unwrap_or(0);
    assert!(largest < TOO_LARGE, "a heap of {largest}, not less than {TOO_LARGE}");
    let mut ways = vec![Mod::new(0); (largest + 1).next_power_of_two()];
    for size in sizes {
        ways[size] += Mod::new(1);
    }
    transform(&mut ways);
    let all = sum_of_powers(ways[0], n);
    let entries: Mod = ways.iter().map(|&entry| sum_of_powers(entry, n)).sum();
    let lost = entries * Mod::new(ways.len() as u64).inverse();
    println!("{}", all - lost);
}

/// Returns base + base² + … + base^n.
fn sum_of_powers(base: Mod, n: u64) -> Mod {
    let one = Mod::new(1);
    if base == one {
        return Mod::new(n);
    }
    base * (base.power(n) - one) * (base - one).inverse()
}

mod grundy {
    pub mod contest {
        pub mod modular {
            /// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// Panics if `modulus` is 0, or 2^32 or more.
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

            /// Returns the number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// Panics if `prime` divides `a`, if `prime` is not in 2..2^32, or if `prime` is not a prime and
            /// `a` to the power of `prime` - 2 is not an inverse.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is not a prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }
        }
        pub mod mod_int {
            use super::modular;
            use std::fmt;
            use std::iter::Sum;
            use std::ops::{Add, AddAssign, Mul, Sub};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
            /// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
            /// compile.
            ///
            /// ```
            /// use grundy::contest::mod_int::ModInt;
            ///
            /// type Mod7 = ModInt<7>;
            ///
            /// let (three, five) = (Mod7::new(3), Mod7::new(5));
            /// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
            /// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
            /// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
            /// assert_eq!(three.inverse(), five);
            /// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
            /// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
            /// ```
            ///
            /// ```compile_fail
            /// # use grundy::contest::mod_int::ModInt;
            /// let one = ModInt::<4_294_967_296>::new(1); // 2^32
            /// ```
            ///
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
                /// error: rustc 1.56 has no other way to check a constant at compile time.
                const MODULUS: u64 = [P][(P >> 32) as usize];

                /// Creates the number that has the same remainder modulo `P` as `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % Self::MODULUS)
                }

                /// Returns the number to the power of `exponent`, or 1 if the exponent is 0.
                /// Cost: O(log `exponent`).
                ///
                /// # Panics
                /// Panics if `P` is 2^32 or more.
                pub fn power(self, exponent: u64) -> Self {
                    ModInt(modular::power(self.0, exponent, P))
                }

                /// Returns the number whose product with this one is 1. Cost: O(log `P`).
                ///
                /// # Panics
                /// Panics if this number is 0, or if `P` is not in 2..2^32; may also panic if `P` is not a
                /// prime.
                pub fn inverse(self) -> Self {
                    ModInt(modular::inverse(self.0, P))
                }
            }

            impl<const P: u64> fmt::Display for ModInt<P> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl<const P: u64> Add for ModInt<P> {
                type Output = Self;

                fn add(self, other: Self) -> Self {
                    let sum = self.0 + other.0;
                    ModInt(if sum < P { sum } else { sum - P })
                }
            }

            impl<const P: u64> Sub for ModInt<P> {
                type Output = Self;

                fn sub(self, other: Self) -> Self {
                    let borrowed = if self.0 < other.0 { P } else { 0 };
                    ModInt(self.0 + borrowed - other.0)
                }
            }

            impl<const P: u64> Mul for ModInt<P> {
                type Output = Self;

                fn mul(self, other: Self) -> Self {
                    ModInt(self.0 * other.0 % P)
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
            }

            impl<const P: u64> Sum for ModInt<P> {
                fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                    numbers.fold(ModInt::new(0), Add::add)
                }
            }
        }

        pub mod walsh {
            use std::ops::{Add, Sub};

            /// Transforms `values` in place. Transforming twice multiplies each value by the number of values.
            /// For counts modulo a number, see [`transform_mod`]. Cost: O(n log n).
            ///
            /// # Panics
            /// Panics if the length is not a power of 2.
            pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
                for_each_pair(values, |a, b| (a + b, a - b));
            }

            /// For one bit after another, replaces each pair of values whose indices differ in just that bit by
            /// its image under `pair`.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "the number of values, {}, is not a power of 2",
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
