// AtCoder ARC 191 E https://atcoder.jp/contests/arc191/tasks/arc191_e · made by `cargo judge bundle arc191_e --write` from 459332b2820a14d0
//! AtCoder ARC 191 E — Unfair Game
//! <https://atcoder.jp/contests/arc191/tasks/arc191_e> · 2 s · 1024 MiB · difficulty 8
//!
//! Rules: There are N bags; each holds A gold coins and B silver coins, with its own numbers A and
//! B. Takahashi first chooses which bags are his; Aoki gets the others. Then they move in turn,
//! Takahashi first: a player takes a silver or a gold coin out of one of his own bags. If the coin
//! is gold, he then puts X (Takahashi) or Y (Aoki) silver coins into the bag. Finally he hands the
//! bag to the other player. Whoever cannot move loses. The input is `N X Y` and N lines `A B`;
//! print, mod 998244353, the number of choices with which Takahashi wins.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ X, Y ≤ 10^9; 0 ≤ A, B ≤ 10^9.
//! Kind: count
//! Model: partizan game, a sum of numbers.
//! Why: only the holder of a bag can move in it, and so every bag is worth 1, 0 or -1 to Takahashi.
//! Two questions settle which of these values a bag has: would Takahashi win with this bag alone if
//! he held it and moved first, and would Aoki win if he held it and moved first? Parities answer
//! both. Takahashi wins with exactly the choices for which the sum of the bags' values is positive,
//! and counting these choices takes only binomial coefficients.
//!
//! 1. A bag of Takahashi's is worth 0 or 1, and one of Aoki's 0 or -1. By induction, all options of
//!    Takahashi's bag are worth 0 or -1, and Aoki has no options in it. So it is {0 | } or {0, -1 |
//!    }, which is 1, if some option is worth 0, and { | } or {-1 | }, which is 0, otherwise. The
//!    same holds for Aoki with the signs reversed. If some option is worth 0, and only then, the
//!    holder wins with this bag alone if he moves first, since by induction the options worth 0 are
//!    those in which the other player, moving first, loses. A sum of such bags is a number, and
//!    whoever moves first in a number wins exactly when it is in his favour: above 0 for Takahashi.
//! 2. Play with a single bag ends when the bag is empty, as it eventually will be, since first the
//!    gold runs out, and then the silver. If X and Y are odd, each move changes the parity of the
//!    silver, that is, of the number of silver coins: the first player wins exactly when this
//!    number is odd. If both are even, each move changes the parity of the total number of coins:
//!    the first player wins exactly when the total is odd.
//! 3. Let just one of X and Y be even; let E be the player who puts in the even number of silver
//!    coins, and O the other player. If O is to move with even silver, E wins: each move of O makes
//!    the silver odd, and E takes a silver coin, which makes it even again. So E, moving first,
//!    wins with odd silver by taking a silver coin, and with even silver and some gold by taking a
//!    gold coin. With even silver and no gold he loses, since from then on both players can only
//!    take silver.
//! 4. O, moving first, loses if the silver is even, by step 3. If it is odd, he must leave even
//!    silver and no gold, as E, moving first, loses only then. He can do so by taking a silver coin
//!    if there is no gold, and by taking the gold coin if there is just one gold coin; otherwise he
//!    loses.
//! 5. Let p bags be won by whoever holds them (each is worth 1 if Takahashi takes it and -1 if
//!    not), q by Takahashi only (1 or 0) and s by Aoki only (0 or -1); the rest count as 0 either
//!    way, and each of them doubles the number of choices. If Takahashi takes i of the p bags and
//!    leaves j of the q + s bags to Aoki, the sum is i - (p - i) + q - j. It is positive exactly
//!    when j < q + 2i - p. Apart from the choices for the rest, there are C(p, i) · C(q + s, j)
//!    such choices; as i grows, so does the bound on j, and one running sum over j serves all i.
//!
//! Cost: O(N).
//!
//! 规则：有 N 个袋子，每个装有 A 枚金币和 B 枚银币。Takahashi 先选定哪些袋子归他，其余归 Aoki。
//! 然后轮流操作，Takahashi 先手：从自己的某个袋子中取出一枚银币；或者取出一枚金币，同时放入若干
//! 枚银币，Takahashi 放 X 枚，Aoki 放 Y 枚；然后把这个袋子交给对方。无法操作者输。输入 `N X Y`
//! 和 N 行 `A B`；输出有多少种选定的方案使 Takahashi 获胜，对 998244353 取模。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ X, Y ≤ 10^9；0 ≤ A, B ≤ 10^9。
//! 模型：不公平游戏，局面是若干个数的和。
//! 思路：一个袋子只有持有者能走，所以对 Takahashi 来说每个袋子的价值是 1、0 或 -1。由两个
//! 问题确定：只有这一个袋子时，若 Takahashi 持有它并先走，他胜吗？若 Aoki 持有它并先走，他胜
//! 吗？两者都由奇偶性解答。当且仅当总和为正时 Takahashi 胜，数这样的方案只需组合数。
//!
//! 1. Takahashi 的袋子价值为 0 或 1，Aoki 的为 0 或 -1。由归纳，Takahashi 的袋子的所有后继价值
//!    为 0 或 -1，而 Aoki 在其中无法操作。所以若有价值为 0 的后继，它就是 {0 | } 或
//!    {0, -1 | }，价值为 1；否则是 { | } 或 {-1 | }，价值为 0。对 Aoki 同样成立，只是变号。当且
//!    仅当前一种情形，只有这一个袋子而由持有者先走时他胜，因为由归纳，价值为 0 的后继，正是另一
//!    方先走就败的那些。这样的袋子之和是一个数；在一个数中先走的人获胜，当且仅当它对自己有利：
//!    对 Takahashi 就是大于 0。
//! 2. 只有一个袋子时，走到袋子空了为止；袋子一定会空，因为金币先用完，然后银币用完。
//!    若 X 和 Y 都是奇数，每步都改变银币个数的奇偶：当且仅当银币有奇数枚时先走的人胜。若都是偶
//!    数，每步都改变全部硬币个数的奇偶：当且仅当它是奇数时他胜。
//! 3. 设 X、Y 中恰有一个是偶数；放入偶数枚的人称为 E，另一人称为 O。若轮到 O 而银币有偶数枚，
//!    则 E 胜：O 的每一步都使银币变成奇数枚，E 就取走一枚银币，又变成偶数枚。所以 E 先走时，银
//!    币有奇数枚就取一枚银币而胜；有偶数枚而还有金币就取一枚金币而胜；有偶数枚而没有金币则败，
//!    因为双方只能轮流取银币。
//! 4. O 先走时，由第 3 步，若银币有偶数枚则败。若有奇数枚，他必须留下偶数枚银币而没有金币，因为
//!    只有这时 E 先走才败。若没有金币，取一枚银币即可；若恰有一枚金币，取走这枚金币即可；否则他
//!    败。
//! 5. 设有 p 个袋子谁持有谁胜（Takahashi 拿了为 1，不拿为 -1），q 个只有 Takahashi 持有时胜
//!    （1 或 0），s 个只有 Aoki 持有时胜（0 或 -1）；其余的不论归谁都是 0，每个使方案数翻倍。
//!    若 Takahashi 在 p 个中拿 i 个，在 q + s 个中有 j 个不拿，总和为 i - (p - i) + q - j，当且
//!    仅当 j < q + 2i - p 时为正。除其余的以外，这样的方案有 C(p, i) · C(q + s, j) 种；i 增大
//!    时 j 的上界也增大，所以对 j 维护一个累加和就够所有 i 用了。
//!
//! 复杂度：O(N)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 998_244_353;

type Mod = ModInt<MODULUS>;

struct Bag {
    gold: u64,
    silver: u64,
}

/// How many bags are won by both players, by only one of them or by neither; a player wins a bag if
/// he wins with this bag alone when he holds it and moves first.
#[derive(Default)]
struct Bags {
    by_both: usize,
    by_takahashi: usize,
    by_aoki: usize,
    by_nobody: usize,
}

fn main() {
    input! { n: usize, x: u64, y: u64, coins: [(u64, u64); n] }
    let mut bags = Bags::default();
    for (gold, silver) in coins {
        let bag = Bag { gold, silver };
        match (bag.is_won_by_holder(x, y), bag.is_won_by_holder(y, x)) {
            (true, true) => bags.by_both += 1,
            (true, false) => bags.by_takahashi += 1,
            (false, true) => bags.by_aoki += 1,
            (false, false) => bags.by_nobody += 1,
        }
    }
    println!("{}", winning_choices(&bags));
}

impl Bag {
    /// Returns whether the holder wins with this bag alone, moving first, if he puts in `own`
    /// silver coins for a gold one and the other player puts in `other`.
    fn is_won_by_holder(&self, own: u64, other: u64) -> bool {
        let is_silver_odd = self.silver % 2 == 1;
        match (own % 2, other % 2) {
            (0, 0) => self.gold % 2 != self.silver % 2,
            (0, _) => self.gold > 0 || is_silver_odd,
            (_, 0) => self.gold < 2 && is_silver_odd,
            _ => is_silver_odd,
        }
    }
}

/// Counts the choices of bags for which the sum is positive.
fn winning_choices(bags: &Bags) -> Mod {
    let one_sided = bags.by_takahashi + bags.by_aoki;
    let factorials = Factorials::new(bags.by_both.max(one_sided), MODULUS);
    // For each number of one-sided bags, in how many ways fewer of them can be left.
    let mut ways_below = vec![Mod::new(0)];
    for left in 0..=one_sided {
        ways_below.push(ways_below[left] + Mod::new(factorials.choose(one_sided, left)));
    }
    let mut choices = Mod::new(0);
    for taken in 0..=bags.by_both {
        // With this many one-sided bags left, or more, the sum is no longer positive.
        let too_many = (bags.by_takahashi + 2 * taken).saturating_sub(bags.by_both);
        let ways = Mod::new(factorials.choose(bags.by_both, taken));
        choices += ways * ways_below[too_many.min(one_sided + 1)];
    }
    choices * Mod::new(2).power(bags.by_nobody as u64)
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

            /// The factorials of all numbers up to a given one, and their inverses, modulo a prime.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Computes the factorials of 0, 1, …, `largest` modulo `prime`. Cost: O(`largest`) time
                /// and 16 bytes for each number.
                ///
                /// # Panics
                /// Panics if [`inverse`] panics for the last factorial, as it does if `largest` is `prime`
                /// or more.
                pub fn new(largest: usize, prime: u64) -> Factorials {
                    let mut factorials = vec![1 % prime];
                    for number in 1..=largest {
                        factorials.push(factorials[number - 1] * number as u64 % prime);
                    }
                    let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
                    for number in (1..=largest).rev() {
                        inverses[number - 1] = inverses[number] * number as u64 % prime;
                    }
                    Factorials { prime, factorials, inverses }
                }

                /// Returns the number of ways to choose `k` of `n` things, modulo the prime: `n`! / (`k`!
                /// (`n` - `k`)!), or 0 if `k` is above `n`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn choose(&self, n: usize, k: usize) -> u64 {
                    let factorial = self.factorials[n];
                    n.checked_sub(k).map_or(0, |others| {
                        factorial * self.inverses[k] % self.prime * self.inverses[others]
                            % self.prime
                    })
                }
            }
        }
        pub mod mod_int {
            use super::modular;
            use std::fmt;
            use std::ops::{Add, AddAssign, Mul};

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
        }
    }
}
