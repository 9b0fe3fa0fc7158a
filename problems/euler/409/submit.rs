// Project Euler 409 https://projecteuler.net/problem=409 · made by `cargo judge bundle euler409 --write` from 0e384505cd3bb111
//! Project Euler 409 — Nim Extreme
//! <https://projecteuler.net/problem=409> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: Nim with n heaps, whose order matters: none of them is empty, all are different, and each
//! has fewer than 2^n stones. The input is n; print how many such positions the first player wins,
//! modulo 1,000,000,007. Without input, n is 10,000,000.
//! Bounds: one instance, n = 10,000,000.
//! Kind: count
//! Model: Nim, n different heaps.
//! Why: let M = 2^n. There are p(k) = (M - 1)(M - 2) … (M - k) ways to choose k different heaps in
//! order. Let a(k) be the number of these ways in which the nim sum is 0. Then p(n) - a(n)
//! positions are won.
//!
//! 1. Once the first k - 1 heaps have been chosen, for which there are p(k - 1) ways, the last one
//!    must be their nim sum. This is allowed unless this nim sum is 0 or equal to one of these
//!    heaps.
//! 2. The nim sum is 0 for a(k - 1) choices of the first k - 1 heaps.
//! 3. It equals the i-th heap exactly when the other k - 2 heaps have nim sum 0. There are k - 1
//!    ways to choose i, a(k - 2) ways to choose the others, and M - 1 - (k - 2) ways to choose the
//!    i-th heap.
//! 4. So a(k) = p(k - 1) - a(k - 1) - (k - 1)(M - k + 1) a(k - 2), starting from a(0) = 1 and
//!    a(1) = 0.
//!
//! Cost: O(n).
//!
//! 规则：n 堆石子的 Nim 游戏，计次序，各堆非空、少于 2^n 枚且互不相同。输入 n；输出先手必胜的局
//! 面数，对 1,000,000,007 取模。没有输入时，n 为 10,000,000。
//! 范围：只有一组，n = 10,000,000。
//! 模型：Nim 游戏，n 个互不相同的堆。
//! 思路：设 M = 2^n。依次选 k 个不同的堆有 p(k) = (M - 1)(M - 2) … (M - k) 种方法。设其中异或和
//! 为 0 的有 a(k) 种，则必胜态有 p(n) - a(n) 个。
//!
//! 1. 前 k - 1 堆选定（p(k - 1) 种）之后，最后一堆只能是它们的异或和。除非异或和是 0 或等于其中某
//!    一堆，这都可行。
//! 2. 它是 0 的有 a(k - 1) 种。
//! 3. 它等于第 i 堆，则其余 k - 2 堆的异或和为 0。i 有 k - 1 种取法，其余各堆有 a(k - 2) 种选法，
//!    第 i 堆有 M - 1 - (k - 2) 种选法。
//! 4. 所以 a(k) = p(k - 1) - a(k - 1) - (k - 1)(M - k + 1) a(k - 2)，从 a(0) = 1、a(1) = 0 开始。
//!
//! 复杂度：O(n)。

use grundy::contest::mod_int::ModInt;
use proconio::{input, is_stdin_empty};

type Mod = ModInt<1_000_000_007>;

fn main() {
    let mut heaps = 10_000_000;
    if !is_stdin_empty() {
        input! { given: u32 }
        heaps = given;
    }
    println!("{}", won_positions(u64::from(heaps)));
}

fn won_positions(heaps: u64) -> Mod {
    let sizes = Mod::new(2).power(heaps);
    let mut positions = Mod::new(1);
    let (mut balanced_before, mut balanced) = (Mod::new(0), Mod::new(1));
    for chosen in 1..=heaps {
        let last_is_a_heap =
            Mod::new(chosen - 1) * (sizes - Mod::new(chosen - 1)) * balanced_before;
        (balanced_before, balanced) = (balanced, positions - balanced - last_is_a_heap);
        positions *= sizes - Mod::new(chosen);
    }
    positions - balanced
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
        }
        pub mod mod_int {
            use super::modular;
            use std::fmt;
            use std::ops::{Mul, MulAssign, Sub};

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

            impl<const P: u64> MulAssign for ModInt<P> {
                fn mul_assign(&mut self, other: Self) {
                    *self = *self * other;
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
