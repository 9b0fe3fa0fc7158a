// AtCoder ARC 144 F https://atcoder.jp/contests/arc144/tasks/arc144_f · made by `cargo judge bundle arc144_f --write` from ff169d22f6aaa71e
//! AtCoder ARC 144 F — Arithmetic Sequence Nim
//! <https://atcoder.jp/contests/arc144/tasks/arc144_f> · 2 s · 1024 MiB · difficulty 10
//!
//! Rules: N piles of stones; a move takes x > 0 stones from one pile, where x mod m = a. Whoever
//! cannot move loses. The input is `N m a` and the piles; print, mod 998244353, how many first
//! moves win.
//! Bounds: 1 ≤ N ≤ 3 · 10^5; 0 ≤ a < m ≤ 10^9; a pile has at most 10^18 stones.
//! Kind: impartial
//! Model: subtraction game {a, a + m, a + 2m, …}, a sum of heaps.
//! Why: say that all sizes with the same remainder mod m form a class. Within a class, the Grundy
//! value is b for the least size, then rises by 1 from one size to the next, c times in all, and
//! then stays constant; b and c follow from the remainder alone. So within a class a given value
//! belongs to no size, to a single one, or to all sizes from a certain one upwards, and the options
//! with that value can be counted.
//!
//! 1. For a = 0, a pile of qm + r with r < m is a Nim heap of q stones: b = 0, and the values rise
//!    for ever. So let a > 0. The claim is that the pile has the value b + min(q, c), where b is
//!    the parity of ⌊r / a⌋ and c is defined in steps 3 and 4. The proof is by induction on the
//!    size.
//! 2. For r ≥ a the options are the q + 1 least sizes of the class of r - a, and for r < a the q
//!    least sizes of the class of r - a + m. If that class has b = 1, none of these values is 0,
//!    and the pile is worth 0. If it has b = 0, the values of the options are 0, 1, … up to a
//!    number that is at most the c of that class, and the pile is worth 1 + min(q, c) for r ≥ a,
//!    and min(q, c + 1) for r < a.
//! 3. So for r ≥ a, if the class of r - a has b = 0, the class of r has b = 1 and the same c;
//!    otherwise the class of r has b = c = 0. So b is the parity of ⌊r / a⌋, given that all r < a
//!    have b = 0. This gives c = 0 for all r ≥ 2a, since the class of r - a or of r - 2a has b = 1,
//!    and for a ≤ r < 2a it gives the c of r - a.
//! 4. For r < a, follow the classes of the options: r + (m - a), r + 2(m - a), …, up to the first
//!    one r' ≥ a. By step 2 each class before r' has b = 0 and adds 1 to c; r' adds 1 only if its b
//!    is 0, and then its own c is 0, because r' ≥ 2a. So c is the number of steps to r', minus 1 if
//!    r' has b = 1.
//! 5. A winning move makes the nim sum 0: it changes a pile of value g to one of value g ⊕ s, where
//!    s is the nim sum of the values of all piles. The options of a pile of n ≥ a stones are the
//!    size n - a and all smaller sizes of the class of n - a. Each value from b to b + c - 1
//!    belongs to exactly one size of the class, and b + c belongs to all sizes from cm upwards; the
//!    sizes above n - a are not options.
//!
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走 x > 0 枚，要求 x mod m = a。无法操作者输。输入
//! `N m a` 和各堆石子数；输出必胜的第一步有多少种，对 998244353 取模。
//! 范围：1 ≤ N ≤ 3 · 10^5；0 ≤ a < m ≤ 10^9；每堆至多有 10^18 枚石子。
//! 模型：减法游戏：{a, a + m, a + 2m, …}，局面是各堆的和。
//! 思路：把大小按模 m 的余数分类，在同一类中，最小的大小的 SG 值为 b，然后每往上一个就加 1，共
//! 加 c 次，此后不变；b 和 c 只取决于余数。所以一堆的后继中，取某个指定值的或者只有一个，或者是
//! 从某个大小起的全部，可以数出来。
//!
//! 1. 若 a = 0，大小为 qm + r（r < m）的堆就是 Nim 中 q 枚的一堆：b = 0，值一直增长。以下设
//!    a > 0。我们断言这一堆的 SG 值是 b + min(q, c)，其中 b 是 ⌊r / a⌋ 的奇偶，c 由第 3、4 步规
//!    定。对大小归纳证明。
//! 2. 若 r ≥ a，后继是 r - a 这一类中最小的 q + 1 个；若 r < a，后继是 r - a + m 这一类中最小
//!    的 q 个。若那一类的 b = 1，这些值都不是 0，这一堆的值就是 0。若那一类的 b = 0，这些值
//!    是 0, 1, …，至多到那一类的 c，所以这一堆的值在 r ≥ a 时为 1 + min(q, c)，在 r < a 时
//!    为 min(q, c + 1)。
//! 3. 所以对 r ≥ a，若 r - a 这一类的 b = 0，则这一类的 b = 1，c 与它相同；否则 b = c = 0。这正
//!    是 ⌊r / a⌋ 的奇偶，只要所有 r < a 都有 b = 0。于是 r ≥ 2a 时总有 c = 0，因为这
//!    时 r - a 或 r - 2a 这一类的 b = 1；而 a ≤ r < 2a 时，c 就是 r - a 的 c。
//! 4. 对 r < a，沿着后继所在的类往前走：r + (m - a)，r + 2(m - a)，……，直到第一个 r' ≥ a。由第 2
//!    步，r' 之前的各类都有 b = 0，各使 c 加 1；r' 只有在自己的 b = 0 时才使 c 加 1，而这时 r' 的 c
//!    为 0，因为 r' ≥ 2a。所以 c 就是走到 r' 的步数，若 r' 的 b = 1 则再减 1。
//! 5. 必胜的一步使异或和变为 0：设 s 为所有堆的异或和，在值为 g 的一堆中，要走到值为 g ⊕ s 的局
//!    面。n ≥ a 的一堆的后继，是 n - a 以及同类中所有更小的大小。从 b 到 b + c - 1 的每个值，在这一
//!    类中恰有一个大小取到；不小于 cm 的大小都取值 b + c。其中大于 n - a 的不是后继。
//!
//! 复杂度：O(N)。

use grundy::contest::mod_int::ModInt;
use grundy::nim;
use proconio::input;

type Mod = ModInt<998_244_353>;

/// A move takes a number of stones that leaves the remainder `remainder` when divided by `modulus`.
struct Rule {
    modulus: u64,
    remainder: u64,
}

/// All sizes of piles that have the same remainder. The q-th size, counted from 0, has the value
/// `first` + min(q, `rises`).
struct Class {
    first: u64,
    rises: u64,
}

fn main() {
    input! { n: usize, modulus: u64, remainder: u64, piles: [u64; n] }
    assert!(remainder < modulus, "no number is {remainder} mod {modulus}");
    let rule = Rule { modulus, remainder };
    let nim_sum = nim::nim_sum(piles.iter().map(|&pile| rule.value(pile)));
    let mut winning_moves = Mod::new(0);
    for &pile in &piles {
        let wanted = rule.value(pile) ^ nim_sum;
        winning_moves += Mod::new(rule.options_of_value(pile, wanted));
    }
    println!("{winning_moves}");
}

impl Rule {
    /// Returns the class of the piles whose remainder is `r`.
    fn class(&self, r: u64) -> Class {
        let Rule { modulus: m, remainder: a } = *self;
        if a == 0 {
            return Class { first: 0, rises: u64::MAX };
        }
        match r / a {
            0 => {
                let steps = (a - r).div_ceil(m - a);
                let reached = r + steps * (m - a);
                Class { first: 0, rises: steps - reached / a % 2 }
            }
            1 => Class { first: 1, rises: self.class(r - a).rises },
            block => Class { first: block % 2, rises: 0 },
        }
    }

    /// Returns the Grundy value of a pile.
    fn value(&self, pile: u64) -> u64 {
        let class = self.class(pile % self.modulus);
        class.first + class.rises.min(pile / self.modulus)
    }

    /// Counts the moves from `pile` that leave a pile of value `wanted`.
    fn options_of_value(&self, pile: u64, wanted: u64) -> u64 {
        let least_take = if self.remainder > 0 { self.remainder } else { self.modulus };
        let Some(largest) = pile.checked_sub(least_take) else { return 0 };
        let (last, r) = (largest / self.modulus, largest % self.modulus);
        let class = self.class(r);
        let Some(rise) = wanted.checked_sub(class.first) else { return 0 };
        if rise > last.min(class.rises) {
            0
        } else if rise < class.rises {
            1
        } else {
            last - rise + 1
        }
    }
}

mod grundy {
    pub mod nim {
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
    }

    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::ops::{Add, AddAssign};

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

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
            }
        }
    }
}
