// Library Checker nim_product_64 https://judge.yosupo.jp/problem/nim_product_64 · made by `cargo judge bundle yosupo_nim_product_64 --write` from 1df22f3b74e8d3d1
//! Library Checker nim_product_64 — Nim Product (F_2^64)
//! <https://judge.yosupo.jp/problem/nim_product_64> · 10 s · 1024 MiB? · difficulty 6
//!
//! Rules: the nim product of a and b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and b' < b.
//! The input is `T`, then T lines of two 64-bit numbers; print the nim product of each pair.
//! Bounds: 1 ≤ T ≤ 10^6; the numbers are from 0 to 2^64 - 1.
//! Kind: count
//! Picture: as in nimber
//! Model: nim product.
//! Why: with ⊕ and ⊗, the numbers below 2^64 form a field (Conway). Let F = 2^32. Each number is
//! a₁⊗F ⊕ a₀, where a₁ and a₀ are the upper and the lower half of its binary digits, and F⊗F = F ⊕
//! F/2, so a product takes three products of halves and one multiplication by F/2. The same step
//! leads from 32 bits to 16 bits, and logarithms are tabulated for 16-bit numbers: all nonzero
//! numbers below 2^16 are powers of one generator. The third power of this generator is 2^15, which
//! takes the place of F/2 in this step, so multiplying by 2^15 only adds 3 to a logarithm.
//! Cost: 9 products of 16-bit numbers per line, with 28 table look-ups in all.
//!
//! 规则：a 与 b 的 Nim 积，是对所有 a' < a、b' < b 取 a'⊗b ⊕ a⊗b' ⊕ a'⊗b' 的 mex。输入 `T`，然
//! 后 T 行，每行两个 64 位的数；输出每对的 Nim 积。
//! 范围：1 ≤ T ≤ 10^6；各数从 0 到 2^64 - 1。
//! 模型：Nim 积。
//! 思路：小于 2^64 的数在 ⊕ 与 ⊗ 下构成一个域（Conway）。设 F = 2^32。每个数按高低两半写
//! 成 a₁⊗F ⊕ a₀，而 F⊗F = F ⊕ F/2，所以一次乘积需要三次半长的乘积，再加一次乘以 F/2。从 32 位
//! 到 16 位也这样做，16 位的则打好对数表：小于 2^16 的非零数都是其中某一个数的幂。它的三次幂
//! 是 2^15，所以乘以 F/2 只需把对数加 3。
//! 复杂度：每行 9 次 16 位乘积，总共查表 28 次。

use grundy::nimber::Products;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    let table = Products::new();
    println!("{}", pairs.iter().map(|&(a, b)| table.product(a, b)).join("\n"));
}

mod grundy {
    pub mod nimber {
        mod bytes {
            use super::product_in;

            /// A number whose powers are all the nonzero numbers below 2^8, and whose third power is 2^7.
            const GENERATOR: u64 = 77;
            const ORDER: usize = 255;

            /// The logarithm of 2^7.
            const HALF: usize = 3;

            /// Two periods of powers, and a few more powers for the factors 2^7 and 2^7⊗2^7.
            static POWERS: [u8; 2 * ORDER + 2 * HALF] = powers();

            /// The logarithms; the entry for 0 is never used.
            static LOGARITHMS: [u8; 256] = logarithms();

            const fn powers() -> [u8; 2 * ORDER + 2 * HALF] {
                let mut powers = [1; 2 * ORDER + 2 * HALF];
                let mut exponent = 1;
                while exponent < powers.len() {
                    powers[exponent] = if exponent < ORDER {
                        product_in(powers[exponent - 1] as u64, GENERATOR, 4) as u8
                    } else {
                        powers[exponent - ORDER]
                    };
                    exponent += 1;
                }
                powers
            }

            const fn logarithms() -> [u8; 256] {
                let powers = powers();
                let mut logarithms = [0; 256];
                let mut exponent = 0;
                while exponent < ORDER {
                    logarithms[powers[exponent] as usize] = exponent as u8;
                    exponent += 1;
                }
                logarithms
            }

            /// Returns the product of `a`, `b` and the generator raised to the power `exponent`, which is 0,
            /// `HALF` or twice `HALF`.
            #[inline]
            fn byte(a: u8, b: u8, exponent: usize) -> u64 {
                if a == 0 || b == 0 {
                    return 0;
                }
                let logarithm = |number: u8| usize::from(LOGARITHMS[usize::from(number)]);
                u64::from(POWERS[logarithm(a) + logarithm(b) + exponent])
            }

            /// Returns the product of two numbers below 2^16. With F = 2^8, the product of the upper halves is
            /// multiplied by F/2, which is the generator's third power.
            #[inline]
            pub(super) fn product_of_16(a: u64, b: u64) -> u64 {
                let ([a0, a1], [b0, b1]) = ([a as u8, (a >> 8) as u8], [b as u8, (b >> 8) as u8]);
                let low = byte(a0, b0, 0);
                (byte(a1 ^ a0, b1 ^ b0, 0) ^ low) << 8 | (low ^ byte(a1, b1, HALF))
            }

            /// Returns `a` times 2^15 for `a` below 2^16. With h = 2^7, (c₁F ⊕ c₀)⊗hF is h(c₁ ⊕ c₀)F ⊕ h²c₁.
            #[inline]
            fn half_power_of_16(a: u64) -> u64 {
                let (low, high) = (a as u8, (a >> 8) as u8);
                byte(high ^ low, 1, HALF) << 8 | byte(high, 1, 2 * HALF)
            }

            /// Returns the product of two numbers below 2^32.
            #[inline]
            pub(super) fn product_of_32(a: u64, b: u64) -> u64 {
                let ((a1, a0), (b1, b0)) = ((a >> 16, a & 0xFFFF), (b >> 16, b & 0xFFFF));
                let low = product_of_16(a0, b0);
                let high = half_power_of_16(product_of_16(a1, b1));
                (product_of_16(a1 ^ a0, b1 ^ b0) ^ low) << 16 | (low ^ high)
            }

            /// Returns the product of two numbers.
            pub(super) fn product_of_64(a: u64, b: u64) -> u64 {
                let ((a1, a0), (b1, b0)) = ((a >> 32, a & 0xFFFF_FFFF), (b >> 32, b & 0xFFFF_FFFF));
                let low = product_of_32(a0, b0);
                // Times 2^31, by the same rule as times 2^15.
                let high = product_of_32(a1, b1);
                let (h1, h0) = (high >> 16, high & 0xFFFF);
                let high = half_power_of_16(h1 ^ h0) << 16 | half_power_of_16(half_power_of_16(h1));
                (product_of_32(a1 ^ a0, b1 ^ b0) ^ low) << 32 | (low ^ high)
            }
        }
        mod products {
            use super::product;
            use std::convert::TryInto;

            /// Logarithms of the numbers below 2^16, from which products of 64-bit numbers are computed in
            /// about ten nanoseconds.
            ///
            /// ```
            /// use grundy::nimber::{product, Products};
            ///
            /// let table = Products::new();
            /// assert_eq!(table.product(2, 2), 3);
            /// let (a, b) = (0x1234_5678_9ABC_DEF0, 0x0FED_CBA9_8765_4321);
            /// assert_eq!(table.product(a, b), product(a, b));
            /// ```
            ///
            /// # Method
            ///
            /// The nonzero numbers below F = 2^16 are the powers of one of them, g, so they are multiplied by
            /// adding exponents. With h = F/2 = 2^15, the rules of [`nimber`](crate::nimber) for halves say
            /// that
            ///
            /// - (a₁F ⊕ a₀)(b₁F ⊕ b₀) = c₁F ⊕ c₀, where c₁ = (a₁ ⊕ a₀)(b₁ ⊕ b₀) ⊕ a₀b₀ and
            ///   c₀ = a₀b₀ ⊕ h·a₁b₁;
            /// - (c₁F ⊕ c₀) times 2^31, which is hF, is h(c₁ ⊕ c₀)F ⊕ h²c₁.
            ///
            /// Applied to 64-bit numbers and then to their halves, these rules leave nine products of 16-bit
            /// numbers, some of which are then multiplied by h or h². If g is chosen such that h = g³, as in
            /// the libraries of maspypy (`nt/nim_product.hpp`) and NyaanNyaan (`math/nimber.hpp`), then
            /// multiplying by h or h² only adds 3 or 6 to an exponent. Those libraries multiply by hF last,
            /// which takes another logarithm; here h and h² are factors of the nine products themselves.
            ///
            /// Moreover, exponents are added modulo 2^16 - 1: the carry of a 16-bit sum is added to the sum. So
            /// the table of powers need not be two periods long, and the two tables, which are accessed at
            /// random, take 256 KiB together.
            #[derive(Clone, Debug)]
            pub struct Products {
                logarithms: Box<[u16; 1 << 16]>, // that of 0 is never used
                powers: Box<[u16; (1 << 16) + 2 * HALF + 1]>,
            }

            /// A number whose powers are all the nonzero numbers below 2^16, and whose third power is 2^15.
            const GENERATOR: u64 = 10_279;
            const ORDER: usize = (1 << 16) - 1;

            /// The logarithm of 2^15.
            const HALF: usize = 3;

            impl Products {
                /// Builds two tables of 128 KiB. Cost: 512 nim products and 65 535 steps, which take about a
                /// fifth of a millisecond.
                pub fn new() -> Self {
                    let low: Vec<u64> = (0..256).map(|byte| product(GENERATOR, byte)).collect();
                    let high: Vec<u64> =
                        (0..256).map(|byte| product(GENERATOR, byte << 8)).collect();
                    let mut logarithms = vec![0; ORDER + 1];
                    let mut powers = Vec::with_capacity(ORDER + 2 * HALF + 2);
                    let mut power = 1;
                    for exponent in 0..ORDER {
                        logarithms[power] = exponent as u16;
                        powers.push(power as u16);
                        power = (low[power & 255] ^ high[power >> 8]) as usize;
                    }
                    powers.extend_from_within(..2 * HALF + 2);
                    Products {
                        logarithms: logarithms
                            .into_boxed_slice()
                            .try_into()
                            .expect("the length is fixed"),
                        powers: powers.into_boxed_slice().try_into().expect("the length is fixed"),
                    }
                }

                /// Returns the nim product of `a` and `b`. Cost: 9 products of 16-bit numbers, with 28
                /// table lookups in all.
                #[inline]
                pub fn product(&self, a: u64, b: u64) -> u64 {
                    let ([a0, a1, a2, a3], [b0, b1, b2, b3]) = (quarters(a), quarters(b));
                    let low = self.small(a0, b0, 0);
                    let lower = low ^ self.small(a1, b1, HALF);
                    let upper = low ^ self.small(a1 ^ a0, b1 ^ b0, 0);
                    // The product of the sums of the halves, to which the product of the lower halves will
                    // be added.
                    let mixed_low = self.small(a2 ^ a0, b2 ^ b0, 0);
                    let mixed_lower = mixed_low ^ self.small(a3 ^ a1, b3 ^ b1, HALF);
                    let mixed_upper =
                        mixed_low ^ self.small(a3 ^ a2 ^ a1 ^ a0, b3 ^ b2 ^ b1 ^ b0, 0);
                    // The product of the upper halves, times 2^31.
                    let high_lower =
                        self.small(a2, b2, 2 * HALF) ^ self.small(a3 ^ a2, b3 ^ b2, 2 * HALF);
                    let high_upper =
                        self.small(a3, b3, 2 * HALF) ^ self.small(a3 ^ a2, b3 ^ b2, HALF);
                    u64::from(mixed_upper ^ upper) << 48
                        | u64::from(mixed_lower ^ lower) << 32
                        | u64::from(upper ^ high_upper) << 16
                        | u64::from(lower ^ high_lower)
                }

                /// Returns the product of `a`, `b` and the power of g with the exponent `exponent`, which is 0,
                /// `HALF` or twice `HALF`.
                #[inline]
                fn small(&self, a: u16, b: u16, exponent: usize) -> u16 {
                    if a == 0 || b == 0 {
                        return 0;
                    }
                    let (a, b) = (self.logarithms[usize::from(a)], self.logarithms[usize::from(b)]);
                    // 2^16 is 1 modulo 2^16 - 1.
                    let (sum, carry) = a.overflowing_add(b);
                    self.powers[usize::from(sum) + usize::from(carry) + exponent]
                }
            }

            /// Returns the four digits of `number` in base 2^16, the lowest first.
            #[inline]
            fn quarters(number: u64) -> [u16; 4] {
                [number as u16, (number >> 16) as u16, (number >> 32) as u16, (number >> 48) as u16]
            }
        }

        pub(crate) use products::Products;

        /// Returns the nim product of `a` and `b`. Cost: 45 products of bytes, or only three if both
        /// numbers are below 2^16; each takes three lookups in tables of 771 bytes in all. The 45 products
        /// take about a tenth of a microsecond. [`Products`] and [`Field`] are ten times faster, once their
        /// tables are built.
        ///
        /// ```
        /// # use grundy::nimber::product;
        /// assert_eq!([0, 1, 2, 3].map(|b| product(2, b)), [0, 2, 3, 1]);
        /// assert_eq!(product(15, 15), 9); // a product of two numbers below 16 is below 16
        /// ```
        pub fn product(a: u64, b: u64) -> u64 {
            match a | b {
                0..=0xFFFF => bytes::product_of_16(a, b),
                0x1_0000..=0xFFFF_FFFF => bytes::product_of_32(a, b),
                _ => bytes::product_of_64(a, b),
            }
        }

        /// Returns the product in the field of `2 * half` bits. With F = 2^`half`, the upper half of
        /// (a₁F ⊕ a₀)⊗(b₁F ⊕ b₀) is (a₁ ⊕ a₀)(b₁ ⊕ b₀) ⊕ a₀b₀, because F⊗F contributes a₁b₁ to it, and
        /// the lower half is a₀b₀ ⊕ a₁b₁⊗F/2.
        const fn product_in(a: u64, b: u64, half: u32) -> u64 {
            if a < 2 || b < 2 {
                return a * b;
            }
            if (a | b) >> half == 0 {
                return product_in(a, b, half / 2);
            }
            let ((a1, a0), (b1, b0)) = (split(a, half), split(b, half));
            let low = product_in(a0, b0, half / 2);
            let high = product_in(a1, b1, half / 2);
            let mixed = product_in(a1 ^ a0, b1 ^ b0, half / 2);
            join(mixed ^ low, low ^ half_power(high, half), half)
        }

        /// Returns `a`⊗F/2 for F = 2^`half` and `a` below F.
        const fn half_power(a: u64, half: u32) -> u64 {
            product_in(a, 1 << (half - 1), half / 2)
        }

        const fn split(a: u64, half: u32) -> (u64, u64) {
            (a >> half, a & ((1 << half) - 1))
        }

        const fn join(high: u64, low: u64, half: u32) -> u64 {
            high << half | low
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::string::String;

    use std::fmt::Write;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
