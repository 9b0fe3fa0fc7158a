// Codeforces 1628D2 https://codeforces.com/problemset/problem/1628/D2 · made by `cargo judge bundle cf1628d2 --write` from 0fd3495a69b25a0d
//! Codeforces 1628D2 — Game on Sum (Hard Version)
//! <https://codeforces.com/problemset/problem/1628/D2> · 3 s · 256 MiB · difficulty 6
//!
//! Rules: a score begins at 0. On each of `n` turns Alice names a real number from 0 to `k`, and
//! Bob then adds it to the score or subtracts it. He has to add it, not subtract it, on at least
//! `m` of the turns. Alice wants a large score and Bob a small one. The input has t cases, each
//! `n`, `m` and `k`; for each case, print the score under best play, where a fraction p / q is
//! printed as p times the inverse of q modulo 10^9 + 7.
//! Bounds: 1 ≤ t ≤ 10^5; 1 ≤ m ≤ n ≤ 10^6, where the sum of n is at most 10^6; 0 ≤ k < 10^9 + 7.
//! Kind: score
//! Picture: picture.rs
//! Model: hot game, the mean of what Bob's two answers leave.
//! Why: let D(n, m) be the amount by which the score still grows under best play when n turns are
//! left and Bob has to add on at least m of them. Alice names the number that makes both answers
//! equally good for Bob, so D(n, m) is the mean of D(n - 1, m - 1) and D(n - 1, m), as long as Bob
//! has a choice.
//!
//! 1. If m = n, Bob has to add on every turn, and Alice names k each time: D(n, n) = nk. If m = 0,
//!    Bob can subtract on every turn, so Alice does best to name 0 each time: D(n, 0) = 0.
//! 2. Let 0 < m < n, a = D(n - 1, m - 1) and b = D(n - 1, m). When Alice names x, Bob chooses the
//!    smaller of a + x and b - x. As x grows, one of the two rises and the other falls, so the
//!    smaller one is largest where they are equal: at x = (b - a) / 2, with the value (a + b) / 2.
//!    Alice may name this x if 0 ≤ b - a ≤ 2k.
//! 3. This condition holds: 0 ≤ D(n, m) - D(n, m - 1) ≤ 2k for 1 ≤ m ≤ n, by induction on n. If n =
//!    1, the difference is k. If 1 < m < n, it is the mean of two such differences for n - 1.
//!    If 1 = m < n, it is D(n, 1) = D(n - 1, 1) / 2, half of such a difference. If 1 < m = n, it is
//!    nk - ((n - 1)k + D(n - 1, n - 2)) / 2 = k + ((n - 1)k - D(n - 1, n - 2)) / 2, which is at
//!    least k and at most k + k.
//! 4. So, for m < n, D(n, m) is a sum over the paths that start at (n, m) and end at the first (i,
//!    i) or (i, 0) that they reach. Each step lowers n by 1, may also lower m by 1, and halves the
//!    contribution of the path. A path that ends at (i, i) with i > 0 comes from (i + 1, i), so its
//!    last step does not change m, and m - i of the n - i - 1 steps before the last one lower m. So
//!    D(n, m) is the sum of C(n - i - 1, m - i) · ik / 2^(n - i) for i from 1 to m.
//!
//! Cost: O(n) for each case, and O(n) for the factorials up to the largest n.
//!
//! 规则：分数起初为 0，共 `n` 轮。每轮 Alice 先说一个 0 到 `k` 之间的实数，Bob 再决定把它加到分数上还是从分数中
//! 减去，但至少要有 `m` 轮是加。Alice 希望分数大，Bob 希望分数小。共 t 组数据，每组为 `n`、`m`、`k`；输出双方都走
//! 得最好时的分数，它是分数 p / q，输出 p 与 q 的逆元之积模 10^9 + 7。
//! 范围：1 ≤ t ≤ 10^5；1 ≤ m ≤ n ≤ 10^6，n 的总和不超过 10^6；0 ≤ k < 10^9 + 7。
//! 模型：热博弈，Bob 的两种选择所得的平均值。
//! 思路：设还剩 n 轮、其中至少要加 m 轮时，分数还会增加 D(n, m)。Alice 说的数使 Bob 的两种选择对他一样好，所以只
//! 要 Bob 有得选，D(n, m) 就是 D(n - 1, m - 1) 与 D(n - 1, m) 的平均值。
//!
//! 1. 若 m = n，Bob 每轮都必须加，Alice 每轮都说 k：D(n, n) = nk。若 m = 0，Bob 每轮都可以减，Alice 每轮都可以
//!    说 0：D(n, 0) = 0。
//! 2. 设 0 < m < n，a = D(n - 1, m - 1)，b = D(n - 1, m)。Alice 说 x，Bob 就取 a + x 与 b - x 中较小的。前者递
//!    增，后者递减，所以较小者在两者相等处最大：x = (b - a) / 2，值为 (a + b) / 2。只要 0 ≤ b - a ≤ 2k，Alice
//!    就可以说这个 x。
//! 3. 确实如此：对 n 归纳，当 1 ≤ m ≤ n 时 0 ≤ D(n, m) - D(n, m - 1) ≤ 2k。若 n = 1，差为 k。若 1 < m < n，差是
//!    n - 1 时两个这样的差的平均值。若 1 = m < n，差为 D(n, 1) = D(n - 1, 1) / 2，是一个这样的差的一半。若
//!    1 < m = n，差为 nk - ((n - 1)k + D(n - 1, n - 2)) / 2 = k + ((n - 1)k - D(n - 1, n - 2)) / 2，
//!    不小于 k，也不大于 k + k。
//! 4. 所以当 m < n 时，D(n, m) 是对一些路径求和：从 (n, m) 出发，每步 n 减 1，m 减 1 或不变，并除以 2，直到首次
//!    到达某个 (i, i) 或 (i, 0)。到达 (i, i)（i > 0）的路径，前一点是 (i + 1, i)，最后一步 m 不变，此前的
//!    n - i - 1 步中有 m - i 步使 m 减 1。所以 D(n, m) 等于 C(n - i - 1, m - i) · ik / 2^(n - i) 对 i 从 1 到
//!    m 求和。
//!
//! 复杂度：每组 O(n)，另有到最大的 n 为止的阶乘 O(n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;
type Number = ModInt<MODULUS>;

fn main() {
    input! { cases: usize, games: [(usize, usize, u64); cases] }
    let most_turns = games.iter().map(|&(n, ..)| n).max().unwrap_or(0);
    let ways = Factorials::new(most_turns, MODULUS);
    let mut scores = String::new();
    for (n, m, k) in games {
        assert!(m <= n, "{m} additions on {n} turns");
        scores += &format!("{}\n", share(n, m, &ways) * Number::new(k));
    }
    print!("{scores}");
}

/// Returns the score if 1 is the largest number that Alice may name.
fn share(n: usize, m: usize, ways: &Factorials) -> Number {
    if m == n {
        return Number::new(n as u64);
    }
    let mut sum = Number::new(0);
    let mut weight = Number::new(2).inverse().power(n as u64);
    for i in 1..=m {
        weight += weight;
        sum += weight * Number::new(ways.choose(n - i - 1, m - i)) * Number::new(i as u64);
    }
    sum
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
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
