// AtCoder ABC 265 H https://atcoder.jp/contests/abc265/tasks/abc265_h · made by `cargo judge bundle abc265_h --write` from b7cd71312d937348
//! AtCoder ABC 265 H — No-capture Lance Game
//! <https://atcoder.jp/contests/abc265/tasks/abc265_h> · 10 s · 1024 MiB · difficulty 9
//!
//! Rules: each row of an H × W board holds one piece of each player. The first player moves one of
//! his pieces any positive number of cells to the left, the second player one of his to the right,
//! but a piece may neither land on nor pass the other piece in its row. Whoever cannot move loses.
//! The input is `H W`; print how many of the (W(W-1))^H positions the first player wins,
//! modulo 998244353.
//! Bounds: 1 ≤ H ≤ 8000; 2 ≤ W ≤ 30.
//! Kind: count
//! Model: Nim and a sum of integers, counted by transforms.
//! Why: a row in which the pieces move apart is an integer, and a row in which they move towards
//! each other is a Nim heap. So the first player wins if the sum of the integers is positive, or if
//! it is 0 and the nim sum of the heaps is not 0. The sums of the integers are counted with roots
//! of unity, and the nim sums with the Walsh–Hadamard transform.
//!
//! 1. If the pieces move apart, let a be the number of cells ahead of the first player's piece, and
//!    b the number ahead of the other piece; then the row is worth a - b spare moves to the first
//!    player. If they move towards each other, either player can take any number of cells from the
//!    gap between them, as from a Nim heap. Together, all the rows amount to one integer and one
//!    Nim heap. With a positive integer the first player wins: he makes the heap 0, or, if it is 0
//!    already, makes a spare move; then the other player cannot move. With a negative integer the
//!    other player wins in the same way after the first player's move. With the integer 0 the nim
//!    sum decides.
//! 2. Turning the board round shows that as many positions have a negative integer as a
//!    positive one. So it suffices to count the positions with the integer 0: first all of them,
//!    then those with nim sum 0.
//! 3. In one row, each pair of a and b with a + b at most W - 2 occurs once; let A(z) be the sum of
//!    z^d, where d = a - b, over all these pairs. A gap of g cells occurs W - 1 - g times; let B_k
//!    be the entries of the Walsh–Hadamard transform of these numbers. With H rows, the coefficient
//!    of z^0 in (A(z) + B_0)^H counts all positions with the integer 0, and the mean over all k of
//!    the same coefficient in (A(z) + B_k)^H counts those that also have nim sum 0.
//! 4. That coefficient is the mean of the polynomial's values at all N-th roots of unity, if N is
//!    larger than H (W - 2), the largest integer that can occur. A(z) = A(1 / z), so half of the
//!    roots are enough.
//!
//! Cost: O(N · (W + 2^5 log H)) with N up to 2^18.
//!
//! 规则：有一个 H × W 的棋盘，每行有双方的棋子各一枚。先手把自己的一枚棋子向左移动至少一格，后
//! 手则向右移动，不能落到也不能越过对方的棋子。无法操作者输。输入 `H W`；输出 (W(W-1))^H 个局面
//! 中先手获胜的有多少个，对 998244353 取模。
//! 范围：1 ≤ H ≤ 8000；2 ≤ W ≤ 30。
//! 模型：Nim 游戏与整数之和，用变换计数。
//! 思路：两枚棋子背向而行的一行是一个整数，相向而行的一行是 Nim 的一堆。所以整数之和为正，或者
//! 整数之和为 0 而异或和不为 0 时，先手胜。整数之和用单位根计数，异或和用沃尔什–阿达马变换
//! （FWT）计数。
//!
//! 1. 若两枚棋子背向而行，双方分别还有 a 格和 b 格可走，这一行对先手来说值 a - b 个空步。若相向
//!    而行，双方都可以在间隔中占去任意多格，正如从 Nim 的一堆中取石子。所有的行合起来，就是一个
//!    整数加上 Nim。整数为正时先手胜：他使 Nim 的异或和变成 0，若已经是 0 就走一个空步，此后对
//!    手无法操作。整数为负时，对手在先手走过之后同样取胜。整数为 0 时由异或和定胜负。
//! 2. 把棋盘转 180 度可知，整数为负的局面与为正的一样多。所以只需对整数为 0 的局面计数，一次算
//!    全部，一次算其中异或和为 0 的。
//! 3. 对一行来说，使 a - b = d 的方案数等于 b 可取的值的个数，其中 a + b 不超过 W - 2；
//!    设 A(z) 为所有方案的 z^d 之和。g 格的间隔出现 W - 1 - g 次；设 B_k 为这列数做沃尔什–阿达
//!    马变换后的各项。共有 H 行，(A(z) + B_0)^H 中 z^0 的系数就是整数为 0 的局面总数；
//!    而 (A(z) + B_k)^H 中 z^0 的系数对所有 k 取平均，就是其中异或和也为 0 的局面数。
//! 4. 取 N 大于 H (W - 2)，即大于整数的最大值，那么这个系数等于在全部 N 次单位根 z 处取值的平
//!    均。因为 A(z) = A(1 / z)，只算一半的单位根就够了。
//!
//! 复杂度：O(N · (W + 2^5 log H))，N 至多为 2^18。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;

type Mod = ModInt<MODULUS>;

/// The powers of 3 include roots of unity whose order is this power of 2 or any smaller power of 2.
const MOST_ROOTS: u64 = 1 << 23;

/// A power of 2 above all gaps.
const GAPS: usize = 32;

/// The number of positions with the integer 0.
struct ZeroIntegers {
    /// Those with any nim sum.
    any: Mod,
    /// Those with nim sum 0.
    lost: Mod,
}

fn main() {
    input! { h: u64, w: u64 }
    assert!((2..=GAPS as u64 + 1).contains(&w), "rows of {w} cells, not 2 to {}", GAPS + 1);
    let most_rows = (MOST_ROOTS - 1) / (w - 1);
    assert!(h <= most_rows, "{h} rows, more than {most_rows}");
    let positions = Mod::new(w * (w - 1)).power(h);
    let zero = count_zero_integers(h, w);
    let positive = (positions - zero.any) * Mod::new(2).inverse();
    println!("{}", positive + zero.any - zero.lost);
}

/// Counts the positions of `h` rows of `w` cells whose integer is 0.
fn count_zero_integers(h: u64, w: u64) -> ZeroIntegers {
    let gaps = transformed_gaps(w);
    let roots = roots_of_unity((h * (w - 2) + 1).next_power_of_two());
    let mut sums = ZeroIntegers { any: Mod::new(0), lost: Mod::new(0) };
    for exponent in 0..=roots.len() / 2 {
        let apart = value_of_a(&roots, exponent, w);
        let any = (apart + gaps[0]).power(h);
        let lost: Mod = gaps.iter().map(|&entry| (apart + entry).power(h)).sum();
        // This root and its inverse, unless they are the same.
        let times = if exponent * 2 % roots.len() == 0 { 1 } else { 2 };
        sums.any += any * Mod::new(times);
        sums.lost += lost * Mod::new(times);
    }
    let share = Mod::new(roots.len() as u64).inverse();
    ZeroIntegers {
        any: sums.any * share,
        lost: sums.lost * share * Mod::new(GAPS as u64).inverse(),
    }
}

/// Returns the transform of the number of times each gap occurs in one row.
fn transformed_gaps(w: u64) -> [Mod; GAPS] {
    let mut gaps = [Mod::new(0); GAPS];
    for gap in 0..w - 1 {
        gaps[gap as usize] = Mod::new(w - 1 - gap);
    }
    transform(&mut gaps);
    gaps
}

/// Returns the powers of a root of unity of order `count`, a power of 2.
fn roots_of_unity(count: u64) -> Vec<Mod> {
    let root = Mod::new(3).power((MODULUS - 1) / count);
    let next = |&power: &Mod| Some(power * root);
    std::iter::successors(Some(Mod::new(1)), next).take(count as usize).collect()
}

/// Returns A(z) for the root z with the given exponent.
fn value_of_a(roots: &[Mod], exponent: usize, w: u64) -> Mod {
    let ways = |d: u64| (w - 2 - d) / 2 + 1;
    let mut sum = ways(0);
    for d in 1..w - 1 {
        let turned = exponent * d as usize % roots.len();
        let inverse = (roots.len() - turned) % roots.len();
        sum += ways(d) * (roots[turned].value() + roots[inverse].value());
    }
    Mod::new(sum)
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

                /// Returns the remainder in 0..`P`.
                pub const fn value(self) -> u64 {
                    self.0
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
