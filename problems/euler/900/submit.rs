// Project Euler 900 https://projecteuler.net/problem=900 · made by `cargo judge bundle euler900 --write` from 3fe8263bc6ea2ac1
//! Project Euler 900 — DistribuNim II
//! <https://projecteuler.net/problem=900> · 60 s · 1024 MiB? · difficulty 7
//!
//! Rules: two or more heaps; a move takes stones from one or more heaps, as many in total as there
//! are in the smallest heap, and must not empty a heap. Whoever cannot move loses. Let t(n) be the
//! least k for which n heaps of n stones and one heap of n + k stones form a lost position. The
//! input is N; print t(1) + t(2) + … + t(2^N), modulo 900,497,239. Without input, N is 10,000.
//! Bounds: one instance, N = 10,000.
//! Kind: impartial
//! Model: take-away game, heaps that all stay.
//! Why: let a be the smallest of m heaps, R the sum of the others, e = 1 if m is even and e = 0
//! otherwise, and 2^v the largest power of 2 that divides R + e. The position is lost if and only
//! if a < 2^v.
//!
//! 1. A move leaves R stones in all, so if b is the smallest heap left, the others have R - b
//!    stones in all. Let a < 2^v. Since b ≤ a, the largest power of 2 that divides R + e - b is the
//!    largest power of 2 that divides b, and so is at most b: the opponent does not face a lost
//!    position.
//! 2. Let a ≥ 2^v. We look for a move that leaves b = 2^v as the smallest heap. As R + e = 2^v · q
//!    with an odd q, 2^(v + 1) then divides R + e - b: the opponent faces a lost position. Take all
//!    but 2^v stones of the smallest heap, and a total of 2^v stones from the others, leaving at
//!    least 2^v in each. The others can spare that many if R ≥ m · 2^v.
//! 3. That holds: R ≥ (m - 1) a ≥ (m - 1) 2^v, so q ≥ m - 1, and q ≥ m if e = 1. If e = 0, both m
//!    and q are odd, so q ≥ m as well. If q = m, then m is odd and e = 0, so R = m · 2^v; otherwise
//!    R ≥ (m + 1) 2^v - 1 ≥ m · 2^v.
//! 4. In the position that defines t(n), a = n and R = n² + k, and e = 1 if n is odd. So for n with
//!    l binary digits, t(n) is the remainder of -n² - e modulo 2^l.
//! 5. For l ≥ 3, the squares of odd numbers are, modulo 2^l, the numbers 1, 9, 17, …, each
//!    occurring 4 times in a period. Since the squares of n and n + 2^(l - 1) are equal modulo 2^l,
//!    each square occurs twice in the half period that consists of the numbers n with l digits.
//!    Each n = 2h adds 4 times the remainder of -h² modulo 2^(l - 2), where h runs through one
//!    period.
//! 6. Let Z(p) be the sum of the remainders of -h² modulo 2^p over a period of h. By step 5, the
//!    odd h add 4 (2^p - 1 - 8i) for each i < 2^(p - 3), and the even ones add 8 Z(p - 2).
//!
//! The last number, 2^N, adds 0.
//! Cost: O(N).
//!
//! 规则：有两堆或更多堆石子，每次操作总共取走与最小堆一样多的石子，可以从任意几堆取，但不能取空
//! 任何一堆。无法操作者输。设 t(n) 是使 n 堆 n 枚加上一堆 n + k 枚为必败态的最小的 k。输入 N；
//! 输出 t(1) + t(2) + … + t(2^N)，对 900,497,239 取模。没有输入时，N 为 10,000。
//! 范围：只有一组，N = 10,000。
//! 模型：取物游戏，各堆都不许取空。
//! 思路：设共有 m 堆，a 是最小的堆，R 是其余各堆之和；m 为偶数时 e = 1，否则 e = 0；2^v 是整
//! 除 R + e 的最大的 2 的幂。局面必败，当且仅当 a < 2^v。
//!
//! 1. 一步之后总共剩下 R 枚，若最小堆为 b，其余之和就是 R - b。设 a < 2^v。因为 b ≤ a，整除
//!    R + e - b 的最大的 2 的幂就是整除 b 的那个，至多为 b：对手面对的不是必败态。
//! 2. 设 a ≥ 2^v。我们找一步，使留下的最小堆为 b = 2^v。R + e = 2^v · q，q 为奇数，所以
//!    2^(v + 1) 整除 R + e - b：对手面对必败态。从最小堆中取到只剩 2^v 枚，再从其余各堆中共取
//!    2^v 枚，每堆至少留 2^v 枚。只要 R ≥ m · 2^v，其余各堆就拿得出这么多。
//! 3. 这个条件成立：R ≥ (m - 1) a ≥ (m - 1) 2^v，所以 q ≥ m - 1，而 e = 1 时 q ≥ m。若 e = 0，
//!    则 m 是奇数，q 也是奇数，所以仍有 q ≥ m。若 q = m，则 m 是奇数，e = 0，于是 R = m · 2^v；否
//!    则 R ≥ (m + 1) 2^v - 1 ≥ m · 2^v。
//! 4. 对 t(n)，a = n，R = n² + k，n 为奇数时 e = 1。所以对 l 位二进制数 n，
//!    t(n) 是 -n² - e 模 2^l 的余数。
//! 5. 对 l ≥ 3，奇数的平方模 2^l 是 1, 9, 17, … 各数，每个在一个周期中出现 4 次。
//!    n 与 n + 2^(l - 1) 的平方相等，所以在半个周期里，即在 l 位的 n 中，每个出现两次。每
//!    个 n = 2h 加上 -h² 模 2^(l - 2) 的余数的 4 倍，h 走过一个周期。
//! 6. 设 Z(p) 是 h 走过一个周期时，-h² 模 2^p 的余数之和。由第 5 步，奇数 h 对每
//!    个 i < 2^(p - 3) 加上 2^p - 1 - 8i 的四倍，偶数 h 加上 8 Z(p - 2)。
//!
//! 最后一个数 2^N 加上 0。
//!
//! 复杂度：O(N)。

use grundy::contest::mod_int::ModInt;
use proconio::{input, is_stdin_empty};

type Mod = ModInt<900_497_239>;

/// Above this limit, the sum would take too long.
const LARGEST: usize = 10_000_000;

fn main() {
    let mut exponent = 10_000;
    if !is_stdin_empty() {
        input! { given: usize }
        exponent = given;
    }
    assert!(exponent <= LARGEST, "N is {exponent}, more than {LARGEST}");
    println!("{}", sum_up_to_power(exponent));
}

/// Returns t(1) + … + t(2^`exponent`).
fn sum_up_to_power(exponent: usize) -> Mod {
    // Z(p) for p = 0, 1, 2: the remainders 0; 0, 1; 0, 3, 0, 3.
    let mut of_periods = [0, 1, 6].map(Mod::new).to_vec();
    // t(1) = 0, t(2) = 0 and t(3) = 2 are the numbers of one and two digits.
    let mut sum = Mod::new(if exponent >= 2 { 2 } else { 0 });
    for digits in 3..=exponent {
        let odd = sum_over_odd_squares(digits);
        // Of the numbers of this many digits, those that are odd have 1 less than the remainder.
        let odd_numbers = Mod::new(2).power(digits as u64 - 2);
        sum += odd + odd - odd_numbers + Mod::new(4) * of_periods[digits - 2];
        of_periods.push(Mod::new(4) * odd + Mod::new(8) * of_periods[digits - 2]);
    }
    sum
}

/// Returns the sum of the remainders of -1, -9, -17, … modulo 2^`digits`.
fn sum_over_odd_squares(digits: usize) -> Mod {
    let modulus = Mod::new(2).power(digits as u64);
    let count = Mod::new(2).power(digits as u64 - 3);
    count * (modulus - Mod::new(1)) - Mod::new(4) * count * (count - Mod::new(1))
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
