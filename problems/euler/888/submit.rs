// Project Euler 888 https://projecteuler.net/problem=888 · made by `cargo judge bundle euler888 --write` from 4b5793aa276942d5
//! Project Euler 888 — 1249 Nim
//! <https://projecteuler.net/problem=888> · 60 s · 1024 MiB? · difficulty 7
//!
//! Rules: a move takes 1, 2, 4 or 9 stones from one heap, or splits a heap into two heaps that are
//! not empty; whoever takes the last stone wins. The input is `N m`; print, modulo 912,491,249, the
//! number of lost positions of m heaps, each of 1 to N stones; the order of the heaps does not
//! matter. Without input, N and m are 12,491,249 and 1249. (For 124 and 9 the statement gives the
//! unreduced number, 2,259,208,528,408.)
//! Bounds: one instance, N = 12,491,249 and m = 1249.
//! Kind: count
//! Rule: 4.330300003
//! Model: take-and-break game, multisets of heaps, octal game 4.330300003.
//! Why: the values of heaps are periodic, and the positions are counted by a generating function.
//!
//! 1. For n ≥ 322 the values have period 11060: they repeat up to n = 2 · 322 + 11060 + 9, and by
//!    the theorem of Guy and Smith on octal games this proves that they repeat for ever. No value
//!    is above 15.
//! 2. For a set y of bits, let (-1)^|v & y| be the sign of a value v. Let the sign of a position be
//!    the product of the signs of its heaps. The sum of a position's sign over all y is 16 if its
//!    nim sum is 0, and 0 otherwise. So the number of lost positions is a sixteenth of the sum,
//!    over y, of the signs of all positions.
//! 3. Let P be the number of heap sizes whose values have the sign +1, and Q the number of those
//!    whose values have the sign -1. Each size may be chosen any number of times, so the sum of the
//!    signs of all positions with m heaps is the coefficient of t^m in (1 - t)^-P (1 + t)^-Q.
//! 4. This coefficient is the sum of C(P + m - j - 1, m - j) C(Q + j - 1, j) (-1)^j over j from 0
//!    to m.
//!
//! Cost: O(11382²) for the table, O(N + m) for the positions.
//!
//! 规则：有若干堆石子，每次操作从一堆中取走 1、2、4 或 9 枚，或把一堆分成两个非空的堆；取走最后
//! 一枚石子的人赢。输入 `N m`；输出 m 堆（不计次序，每堆 1 到 N 枚）的必败态个数，对
//! 912,491,249 取模。没有输入时，它们是 12,491,249 和 1249。（124 和 9 时，题面给出的是完整的个
//! 数 2,259,208,528,408。）
//! 范围：只有一组，N = 12,491,249，m = 1249。
//! 模型：取石子并分堆的游戏，各堆组成多重集，八进制编码 4.330300003。
//! 思路：各堆的值有周期，局面用生成函数来统计。
//!
//! 1. 从 n = 322 起，值的周期为 11060：它一直重复到 2 · 322 + 11060 + 9，由 Guy 和 Smith 关于八进
//!    制游戏的定理，这就证明它永远重复。值都不超过 15。
//! 2. 对一个二进制位的集合 y，设值 v 的符号为 (-1)^|v & y|。对 y 求所有符号之积的和，异或和
//!    为 0 时得 16，否则得 0。所以必败态的个数，是对 y 求所有局面的符号之和再除以 16。
//! 3. 设符号为 +1 的堆有 P 种，为 -1 的有 Q 种。每种堆可选任意多次，所以所有 m 堆局面的符号之和，
//!    是 (1 - t)^-P (1 + t)^-Q 中 t^m 的系数。
//! 4. 它等于对 j 从 0 到 m 求 C(P + m - j - 1, m - j) C(Q + j - 1, j) (-1)^j 之和。
//!
//! 复杂度：预处理 SG 值 O(11382²)，统计局面 O(N + m)。

use grundy::contest::mod_int::ModInt;
use grundy::mex::mex_of_mask;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 912_491_249;

type Mod = ModInt<MODULUS>;

/// `cargo explore table 4.330300003` finds this preperiod and the period below, and proves both.
const PREPERIOD: u64 = 322;
const PERIOD: u64 = 11_060;

/// Above this limit, the sum would take too long; the limit must be less than the modulus.
const MOST_HEAPS: u64 = 1_000_000;

/// The number of values that can occur, a power of 2.
const VALUES: usize = 16;

fn main() {
    let (mut largest, mut heaps) = (12_491_249, 1249);
    if !is_stdin_empty() {
        input! { n: u64, m: u64 }
        (largest, heaps) = (n, m);
    }
    assert!(heaps <= MOST_HEAPS, "{heaps} heaps, more than {MOST_HEAPS}");
    println!("{}", lost_positions(&heaps_by_value(largest), heaps as usize));
}

/// Returns how many of the heaps of 1 to `largest` stones have each value.
fn heaps_by_value(largest: u64) -> [u64; VALUES] {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |sg: &[u8]| {
        let heap = sg.len();
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= heap);
        let by_taking = taken.fold(0, |options: u128, take| options | 1 << sg[heap - take]);
        let splits = (1..=heap / 2).map(|part| sg[part] ^ sg[heap - part]);
        mex_of_mask(splits.fold(by_taking, |options, value| options | 1 << value)) as u8
    });
    let mut heaps = [0; VALUES];
    for (heap, &value) in (0..).zip(sg.values()).skip(1) {
        let periods = if heap < PREPERIOD { 0 } else { largest.saturating_sub(heap) / PERIOD };
        heaps[usize::from(value)] += if heap <= largest { periods + 1 } else { 0 };
    }
    heaps
}

/// Returns how many multisets of `count` heaps have nim sum 0.
fn lost_positions(heaps_by_value: &[u64; VALUES], count: usize) -> Mod {
    let inverses: Vec<Mod> = (1..=count as u64).map(|n| Mod::new(n).inverse()).collect();
    let mut signs = Mod::new(0);
    for bits in 0..VALUES {
        let has_sign = |value: &usize, sign: u32| (value & bits).count_ones() % 2 == sign;
        let heaps = |sign: u32| -> u64 {
            (0..VALUES).filter(|value| has_sign(value, sign)).map(|v| heaps_by_value[v]).sum()
        };
        let positive = choices(heaps(0), &inverses);
        let negative = choices(heaps(1), &inverses);
        for (chosen, &ways) in negative.iter().enumerate() {
            let term = ways * positive[count - chosen];
            signs += if chosen % 2 == 0 { term } else { -term };
        }
    }
    signs * Mod::new(VALUES as u64).inverse()
}

/// Returns how many multisets of 0, 1, 2, … heaps can be chosen from `heaps` different heaps;
/// `inverses` holds the inverses of 1, 2, …, up to the number of heaps in the largest multiset.
fn choices(heaps: u64, inverses: &[Mod]) -> Vec<Mod> {
    let mut choices = vec![Mod::new(1)];
    for (chosen, &inverse) in (0..).zip(inverses) {
        choices.push(choices[chosen as usize] * Mod::new(heaps + chosen) * inverse);
    }
    choices
}

mod grundy {
    pub mod mex {
        /// Returns the mex of the values whose bits are set in `mask`: 0 if no bit is set, 128 if all bits
        /// are set.
        ///
        /// This is the mex for `const` contexts, where nothing can be allocated. Cost: O(1).
        ///
        /// ```
        /// # use grundy::mex::mex_of_mask;
        /// const MEX: u64 = mex_of_mask(1 << 0 | 1 << 1 | 1 << 3);
        /// assert_eq!(MEX, 2);
        /// ```
        pub const fn mex_of_mask(mask: u128) -> u64 {
            (!mask).trailing_zeros() as u64
        }
    }
    pub mod table {
        mod run_time {
            /// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
            /// enough.
            ///
            /// ```
            /// use grundy::table::TableVec;
            ///
            /// let (moves, len) = ([2, 5], 13); // read from the input
            /// let sg = TableVec::<u8>::subtraction(&moves, len);
            /// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
            /// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct TableVec<T> {
                values: Vec<T>,
            }

            impl<T> TableVec<T> {
                /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
                /// of the values of all smaller heaps; the length of this slice is the size of the heap.
                ///
                /// ```
                /// use grundy::mex::mex;
                /// use grundy::table::TableVec;
                ///
                /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
                /// let sg = TableVec::by(13, |earlier: &[u64]| {
                ///     let heap = earlier.len();
                ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
                ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
                /// });
                /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
                /// ```
                pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
                    let mut values = Vec::with_capacity(len);
                    while values.len() < len {
                        let value = rule(&values);
                        values.push(value);
                    }
                    TableVec { values }
                }

                /// Returns the values of the heaps 0, 1, 2, …
                pub fn values(&self) -> &[T] {
                    &self.values
                }
            }
        }

        pub(crate) use run_time::TableVec;
    }

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
            use std::ops::{Add, AddAssign, Mul, Neg};

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

            impl<const P: u64> Neg for ModInt<P> {
                type Output = Self;

                fn neg(self) -> Self {
                    ModInt((P - self.0) % P)
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
