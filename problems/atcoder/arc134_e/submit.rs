// AtCoder ARC 134 E https://atcoder.jp/contests/arc134/tasks/arc134_e · made by `cargo judge bundle arc134_e --write` from 78e1b5a0543cbbd1
//! AtCoder ARC 134 E — Modulo Nim
//! <https://atcoder.jp/contests/arc134/tasks/arc134_e> · 6 s · 1024 MiB · difficulty 8
//!
//! Rules: N numbers are on a board, the i-th one chosen from 1 to a_i. If all are 0, the player to
//! move wins; otherwise he chooses an m from 1 to the largest number and replaces every number by
//! its remainder mod m. The input is `N` and a_1 to a_N; count the choices of the numbers for which
//! the player who moves first wins, and print the count modulo 998244353.
//! Bounds: 1 ≤ N, a_i ≤ 200.
//! Kind: count
//! Model: game of remainders, the multiples of 12.
//! Why: only the set of the numbers other than 0 matters. All sets except {1}, {2}, {4, 8} and some
//! sets of multiples of 12 are won by a small m. As no number exceeds 200, which is below 17 · 12,
//! the sets of multiples of 12 are few enough to be searched.
//!
//! 1. {1} and {2} are lost: every m leaves nothing but 0. Any other set that contains an odd number
//!    is won by m = 2, which leaves {1}. Any set of even numbers with an element that is 2 mod 4,
//!    except {2} itself, is won by m = 4, which leaves {2}.
//! 2. Now let all numbers be multiples of 4. Then m = 3 leaves {1}, {2} or {1, 2}, unless all are
//!    multiples of 12. If it leaves {1} or {2}, it wins. If it leaves both 1 and 2, then the
//!    remainders mod 12 include both 4 and 8, and m = 12 leaves {4, 8}, unless the set was {4, 8}
//!    already.
//! 3. {4, 8} is lost: m = 1, 2 and 4 leave only zeros, m = 3 leaves {1, 2}, 5 leaves {3, 4}, 6
//!    leaves {2, 4}, 7 leaves {1, 4} and 8 leaves {4}, all of which the opponent wins by the
//!    previous steps.
//! 4. A set of multiples of 12 is lost if no m leaves {1}, {2}, {4, 8} or a lost set of multiples
//!    of 12. Every set that a move leaves has a smaller largest number, so it comes earlier when
//!    the sets are ordered as binary numbers.
//! 5. The number of choices that give exactly the set {4, 8} is the number of choices with only 4s
//!    and 8s, minus the number of choices with only 4s, minus the number of choices with only 8s.
//!    For a set of multiples of 12, the choices for its proper subsets are subtracted in the same
//!    way.
//!
//! Cost: O(2^16 · (16 · 192 + N)) at most, but most sets are won by a small m.
//!
//! 规则：黑板上有 N 个数，第 i 个从 1 到 a_i 中选取。若所有数都是 0，轮到走的一方胜；否则他选一
//! 个从 1 到最大数的 m，把每个数换成它除以 m 的余数。输入 `N` 和 a_1 到 a_N；在所有选取方案中，
//! 输出先手必胜的有多少种，对 998244353 取模。
//! 范围：1 ≤ N, a_i ≤ 200。
//! 模型：取模游戏，关键是 12 的倍数。
//! 思路：只有非 0 的数的集合起作用。除了 {1}、{2}、{4, 8} 和一部分全由 12 的倍数组成的集合以
//! 外，其他集合都有一个小的 m 可以取胜。因为 200 小于 17 · 12，剩下的这些可以搜索。
//!
//! 1. {1} 和 {2} 必败：不论 m 取几，都只留下 0。其他含有奇数的集合必胜，取 m = 2 就留下 {1}。全
//!    是偶数的集合，若含有模 4 余 2 的数而又不是 {2}，也必胜，取 m = 4 就留下 {2}。
//! 2. 现在设所有数都是 4 的倍数。除非全是 12 的倍数，否则 m = 3 留下的集合由 1、2 之一或两者组
//!    成。若留下 {1} 或 {2}，就胜了。若两者都有，则除以 12 的余数中 4 和 8 都出现，取 m = 12 就
//!    留下 {4, 8}，除非原来就是 {4, 8}。
//! 3. {4, 8} 必败：m = 1, 2, 4 什么数也不留，m = 3 留下 {1, 2}，5 留下 {3, 4}，6 留下 {2, 4}，
//!    7 留下 {1, 4}，8 留下 {4}；由前两步，对手面对这些都能获胜。
//! 4. 全由 12 的倍数组成的集合必败，当且仅当没有 m 留下 {1}、{2}、{4, 8} 或另一个全由 12 的倍数
//!    组成的必败集合。后者的最大数更小，所以用二进制表示集合时排在前面。
//! 5. 恰好得到 {4, 8} 的选取方案数，是各数都取 4 或 8 的方案数，减去只取 4 的和只取 8 的。对全
//!    由 12 的倍数组成的集合，同样要减去它的各子集的方案数（容斥）。
//!
//! 复杂度：至多 O(2^16 · (16 · 192 + N))，但大多数集合用一个小的 m 就能判定必胜。

use grundy::contest::masks::ones;
use grundy::contest::mod_int::ModInt;
use proconio::input;

type Mod = ModInt<998_244_353>;

/// Bounds of this size or larger would allow too many sets of multiples of 12.
const TOO_LARGE: u32 = 21 * 12;

fn main() {
    input! { n: usize, bounds: [u32; n] }
    assert!(n > 0, "no numbers");
    let largest = bounds.iter().copied().max().unwrap_or(0);
    assert!(largest < TOO_LARGE, "the bound {largest} is not below {TOO_LARGE}");
    let choices: Mod = bounds.iter().map(|&bound| Mod::new(bound.into())).product();
    println!("{}", choices - lost_choices(&bounds, largest / 12));
}

/// Counts the choices that give lost sets; the multiples of 12 go up to 12 · `multiples`.
fn lost_choices(bounds: &[u32], multiples: u32) -> Mod {
    let from = |set: &[u32]| {
        choices_from(bounds, |bound| set.iter().filter(|&&number| number <= bound).count() as u32)
    };
    let mut choices = from(&[1]) + from(&[2]) + from(&[4, 8]) - from(&[4]) - from(&[8]);
    let exact = exact_choices(bounds, multiples);
    for (set, is_lost) in lost_sets(multiples).into_iter().enumerate() {
        if is_lost {
            choices += exact[set];
        }
    }
    choices
}

/// Counts the choices if a number with a given bound can be chosen in `ways(bound)` ways.
fn choices_from(bounds: &[u32], ways: impl Fn(u32) -> u32) -> Mod {
    bounds.iter().map(|&bound| Mod::new(ways(bound).into())).product()
}

/// Counts the choices that give each set of multiples of 12; bit k represents 12 (k + 1).
fn exact_choices(bounds: &[u32], multiples: u32) -> Vec<Mod> {
    let sets = 0..1u32 << multiples;
    let up_to = |bound: u32| (1u32 << (bound / 12)) - 1;
    let within = |set: u32| choices_from(bounds, |bound| (set & up_to(bound)).count_ones());
    let mut choices: Vec<Mod> = sets.clone().map(within).collect();
    for element in 0..multiples {
        for set in sets.clone().filter(|set| set >> element & 1 == 1) {
            let without = choices[(set ^ 1 << element) as usize];
            choices[set as usize] -= without;
        }
    }
    choices
}

/// Returns which sets of multiples of 12 are lost.
fn lost_sets(multiples: u32) -> Vec<bool> {
    let mut lost = vec![false; 1 << multiples];
    for set in 1..1u32 << multiples {
        let largest = 12 * (set.ilog2() + 1);
        lost[set as usize] = (1..=largest).all(|m| !leaves_lost_set(set, m, &lost));
    }
    lost
}

/// Returns whether the remainders of `set` mod `m` form a lost set.
fn leaves_lost_set(set: u32, m: u32, lost: &[bool]) -> bool {
    // In the second set, the last bit stands for all numbers that no small lost set has.
    const OTHER: u32 = 9;
    const SMALL_LOST_SETS: [u32; 3] = [1 << 1, 1 << 2, 1 << 4 | 1 << 8];
    let mut multiples_of_12 = 0;
    let mut others = 0;
    for element in ones(set) {
        let remainder = 12 * (element + 1) % m;
        if remainder == 0 {
            continue;
        }
        if remainder % 12 == 0 {
            multiples_of_12 |= 1 << (remainder / 12 - 1);
        } else {
            others |= 1 << remainder.min(OTHER);
        }
    }
    if others == 0 {
        lost[multiples_of_12]
    } else {
        multiples_of_12 == 0 && SMALL_LOST_SETS.contains(&others)
    }
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::iter::Product;
            use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

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

            impl<const P: u64> SubAssign for ModInt<P> {
                fn sub_assign(&mut self, other: Self) {
                    *self = *self - other;
                }
            }

            impl<const P: u64> Product for ModInt<P> {
                fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
                    numbers.fold(ModInt::new(1), Mul::mul)
                }
            }
        }

        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns the bits of `mask` that are set, the lowest first.
            pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
                let without_lowest = |&mask: &u32| Some(mask & (mask.wrapping_sub(1)));
                let masks = std::iter::successors(Some(mask), without_lowest);
                masks.take_while(|&mask| mask > 0).map(u32::trailing_zeros)
            }
        }
    }
}
