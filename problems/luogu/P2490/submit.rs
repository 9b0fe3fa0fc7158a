// Luogu P2490 https://www.luogu.com.cn/problem/P2490 · made by `cargo judge bundle luogu_p2490 --write` from cf56fb2de330a7b2
//! Luogu P2490 — Black and white chess (黑白棋)
//! <https://www.luogu.com.cn/problem/P2490> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 2281, BZOJ 4550
//! Rules: an even number k of tokens stand on a strip of n cells, alternately white and black,
//! beginning with white on the left. Player A moves white tokens to the right, and player B moves
//! black ones to the left, each token by any positive number of empty cells; on each turn, a player
//! moves 1 to d tokens, and whoever cannot do so loses. A moves first. The input is `n k d`; print
//! the number of placements for which A wins, modulo 10^9 + 7.
//! Bounds: 1 ≤ d ≤ k ≤ n ≤ 10^4; k ≤ 100.
//! Kind: count
//! Model: Moore's Nim, lost positions counted.
//! Why: the gap between each white token and the black one on its right is a heap of Moore's Nim,
//! which either player can make smaller by any number; nobody can make it larger, and the other
//! gaps do not matter. By Moore's theorem (1910), player A loses exactly when, for each binary
//! digit, the number of gaps in which this digit is 1 is divisible by d + 1. The lists of k / 2
//! gaps with this property are counted digit by digit, separately for each sum of the gaps. The
//! cells that are in no gap and hold no token are divided among the k / 2 + 1 places before,
//! between and after the pairs of tokens. There are C(n, k) placements in all.
//! Cost: O(nk log n / d).
//!
//! 规则：n 格的带子上有 k 枚棋子（k 为偶数），白黑相间，最左边的是白棋。A 只能把白棋往右移，B
//! 只能把黑棋往左移，每枚可移过任意多个空格；每次移动自己的 1 到 d 枚棋子，无法操作者输，A 先
//! 手。只有一组数据，给出 `n k d`；输出使 A 获胜的摆法数，模 10^9 + 7。
//! 范围：1 ≤ d ≤ k ≤ n ≤ 10^4；k ≤ 100。
//! 模型：Nim-K 博弈，统计必败态的个数。
//! 思路：每枚白棋与它右边的黑棋之间的间隔，是 Nim-K 博弈（Moore）的一堆：双方都能把它减小任意
//! 多，谁也不能把它增大，其余的间隔没有影响。由 Moore 定理（1910），当且仅当在每一个二进制位
//! 上，k / 2 个间隔中该位为 1 的个数都是 d + 1 的倍数时，A 负：这样的间隔按它们的和逐位统计。不
//! 在间隔中也没有棋子的格子，分配到各对棋子旁边的 k / 2 + 1 个位置。摆法总数是 C(n, k)。
//! 复杂度：O(nk log n / d)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;
type Mod = ModInt<PRIME>;

/// For more cells than this, the count would take too long.
const MOST_CELLS: usize = 100_000;

/// Returns the number of ways to choose `k` of `n` things.
fn choose(factorials: &Factorials, n: usize, k: usize) -> Mod {
    Mod::new(factorials.choose(n, k))
}

/// Returns, for each sum from 0 to `most`, the number of lost lists of `pairs` gaps.
fn lost_gaps(pairs: usize, d: usize, most: usize, factorials: &Factorials) -> Vec<Mod> {
    let mut lost = vec![Mod::new(0); most + 1];
    lost[0] = Mod::new(1);
    let mut digit = 1;
    while digit <= most {
        // From above, as each sum is made of smaller ones without this digit.
        for sum in (0..=most).rev() {
            let mut ways = Mod::new(0);
            for ones in (0..=pairs.min(sum / digit)).step_by(d + 1) {
                ways += choose(factorials, pairs, ones) * lost[sum - ones * digit];
            }
            lost[sum] = ways;
        }
        digit *= 2;
    }
    lost
}

/// Returns the number of placements for which A wins.
fn won_placements(n: usize, k: usize, d: usize) -> Mod {
    if k > n {
        return Mod::new(0);
    }
    let (pairs, free) = (k / 2, n - k);
    let factorials = Factorials::new(n, PRIME);
    let mut won = choose(&factorials, n, k);
    for (sum, &gaps) in lost_gaps(pairs, d, free, &factorials).iter().enumerate() {
        let outside = free - sum;
        won -= gaps * choose(&factorials, outside + pairs, pairs);
    }
    won
}

fn main() {
    input! { n: usize, k: usize, d: usize }
    assert!(k % 2 == 0, "{k} tokens, not an even number");
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    // A larger d changes nothing, as there are no more tokens to move.
    println!("{}", won_placements(n, k, d.min(k)));
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
            use std::fmt;
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
