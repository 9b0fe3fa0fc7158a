// Luogu P5387 https://www.luogu.com.cn/problem/P5387 · made by `cargo judge bundle luogu_p5387 --write` from 5c25cfc5df3b6fbb
//! Luogu P5387 — Puppet dance (人形演舞)
//! <https://www.luogu.com.cn/problem/P5387> · 1 s? · 125 MiB? · difficulty 7
//!
//! Rules: n numbers from 1 to m; a move replaces a number x by x ⊕ y, for some y from 1 to x, if
//! the result is smaller than x, and whoever cannot move loses. The input is `n m`; print how many
//! of the m^n positions the first player wins, modulo 998244353.
//! Bounds: n ≤ 10^18; m ≤ 10^6.
//! Kind: count
//! Model: Nim, with heaps in disguise, counted by nim sum.
//! Why: let x = h + r, where h is the largest power of 2 that is at most x. Then x is worth r + 1,
//! so positions are counted by the nim sum of such values:
//!
//! 1. An option z = h + s with s < r is always allowed, as x ⊕ z = r ⊕ s < h. By induction these
//!    options are worth 1 to r.
//! 2. An option z < h has x ⊕ z = h + (r ⊕ z), and is allowed exactly when r ⊕ z ≤ r. One of them
//!    is z = 0, which is worth 0. For any other such option, the largest power of 2 that is at most
//!    z, say h', must also occur in the binary form of r, and z is worth at most h' ≤ r. So no
//!    option is worth r + 1, and the mex is r + 1.
//! 3. By Bouton's theorem, the positions with nim sum 0 are the lost ones. Under the Walsh–Hadamard
//!    transform, combining counts by nim addition becomes entrywise multiplication. So transform
//!    the list that counts how many of the numbers from 1 to m have each value: the number of
//!    positions with nim sum 0 is the mean of the n-th powers of the entries of this transform.
//!
//! Cost: O(m log m), and O(log n) for each distinct entry of the transform.
//!
//! 规则：有 n 个 1 到 m 的数；每次操作选一个数 x 和 1 到 x 的一个 y，若 x ⊕ y 小于 x，就用
//! x ⊕ y 代替 x；无法操作者输。输入 `n m`；输出 m^n 个局面中先手获胜的有多少个，模 998244353。
//! 范围：n ≤ 10^18；m ≤ 10^6。
//! 模型：Nim 游戏，各数是伪装的石子堆，按异或和计数。
//! 思路：设 x = h + r，其中 h 是它的最高的 2 的幂。则 x 的 SG 值是 r + 1，于是按这些值的异或和
//! 统计局面：
//!
//! 1. 后继 z = h + s（s < r）总是允许的，因为 x ⊕ z = r ⊕ s < h。由归纳，这些后继的值
//!    是 1 到 r。
//! 2. 对 z < h 的后继，x ⊕ z = h + (r ⊕ z)，当且仅当 r ⊕ z ≤ r 时允许。其中有 z = 0，值为 0。对
//!    其他的 z，它的最高的 2 的幂 h' 必须也在 r 中，而 z 的值至多为 h' ≤ r。所以没有后继的值
//!    是 r + 1，mex 就是 r + 1。
//! 3. 由 Bouton 定理，异或和为 0 的局面必败。沃尔什–阿达马变换把数的合并变成逐点相乘。所以异或
//!    和为 0 的局面数，等于单个数的值的变换的各项的 n 次方的平均值。
//!
//! 复杂度：O(m log m)，变换中每个不同的项再加 O(log n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;
type Mod = ModInt<MODULUS>;

/// The transform takes 8 bytes for each entry, and has up to twice as many entries as there are
/// numbers.
const MOST: u64 = 50_000_000;

/// Returns how many numbers from 1 to `m` have each value.
fn numbers_by_value(m: u64) -> Vec<i64> {
    let mut numbers = vec![0; (m as usize + 1).next_power_of_two()];
    for x in 1..=m {
        let highest = 1 << x.ilog2();
        numbers[(x - highest + 1) as usize] += 1;
    }
    numbers
}

/// Returns how many positions of `n` numbers from 1 to `m` are lost.
fn lost_positions(n: u64, m: u64) -> Mod {
    let mut transformed = numbers_by_value(m);
    transform(&mut transformed);
    let entries = Mod::new(transformed.len() as u64);
    // Many entries are equal, and each power is computed once.
    transformed.sort_unstable();
    let mut sum = Mod::new(0);
    for equal in transformed.chunk_by(|a, b| a == b) {
        let entry = Mod::new(equal[0].rem_euclid(MODULUS as i64) as u64);
        sum += entry.power(n) * Mod::new(equal.len() as u64);
    }
    sum * entries.inverse()
}

fn main() {
    input! { n: u64, m: u64 }
    assert!(m <= MOST, "numbers up to {m}, more than {MOST}");
    println!("{}", Mod::new(m).power(n) - lost_positions(n, m));
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
