// CodeChef MDSWIN https://www.codechef.com/problems/MDSWIN · made by `cargo judge bundle codechef_mdswin --write` from 252f31129da5cf67
//! CodeChef MDSWIN — Winning Ways
//! <https://www.codechef.com/problems/MDSWIN> · 7 s · 1536 MiB? · difficulty 8
//!
//! Rules: There are K stacks; each stack has a threshold and begins with one stone. A move chooses
//! one stack or two, and adds stones to each so that its new number of stones divides its
//! threshold; whoever cannot move loses. The input has T cases: `N K` and N different numbers. Each
//! threshold is one of these; print the number of the N^K choices with which the first player,
//! Irshad, wins, modulo 10⁹ + 7.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N ≤ 100,000; 1 ≤ K ≤ 10^9; the numbers are from 1 to 10^9.
//! Kind: count
//! Model: Moore's Nim, with k = 2, positions counted.
//! Why: a stack is a heap whose size is the number of divisors of its threshold that exceed the
//! number of stones in the stack, since a move can reach any of these divisors. As a move changes
//! one or two heaps, this is Moore's Nim with k = 2. Let d(H) be the number of divisors of a
//! threshold H; a choice is lost exactly when, in each binary column of the heap sizes d(H) - 1,
//! the number of ones is a multiple of 3 (Moore). A transform over sums modulo 3 counts these
//! choices.
//!
//! 1. Let there be b columns. Write the binary digits of a heap's size as a vector over the numbers
//!    modulo 3, and let c(u) be the number of thresholds with the vector u. With ω = e^(2πi/3), let
//!    C(s) be the sum of c(u) ω^(s·u) over all u.
//! 2. C(s)^K is the sum of ω^(s·w) over all choices, where w is the sum of the vectors of the
//!    chosen thresholds. Summed over all 3^b vectors s, the powers ω^(s·w) give 3^b if w = 0, and 0
//!    otherwise. So the sum of all C(s)^K, divided by 3^b, is the number of lost choices.
//! 3. All these sums are exact numbers x + yω with integers x and y, where ω² = -1 - ω, and they
//!    can be computed modulo the prime 10⁹ + 7.
//! 4. A number below 1001³ without a prime factor up to 1000 has at most two prime factors. It has
//!    1 divisor if it is 1, 2 if it is a prime, 3 if it is the square of a prime, and otherwise 4.
//! 5. No number up to 10⁹ has more than 1344 divisors, so b ≤ 11.
//!
//! Cost: O(168 N + 3^b (b + log K)) per case.
//!
//! 规则：有 K 叠石子，每叠有一个阈值，开始时都只有一枚。每次操作选一叠或两叠，给选中的每叠加石
//! 子，使新的石子数整除它的阈值；无法操作者输。输入共 T 组数据，每组给出 `N K` 和 N 个不同的
//! 数。每个阈值是这些数之一；输出在 N^K 种取法中，有多少种使先手 Irshad 获胜，对 10⁹ + 7 取模。
//! 范围：1 ≤ T ≤ 5；1 ≤ N ≤ 100,000；1 ≤ K ≤ 10^9；各数从 1 到 10^9。
//! 模型：Nim-K 博弈，k = 2，统计局面数。
//! 思路：一叠相当于这样一堆石子，大小是其阈值的约数中大于当前石子数的个数，因为每步可以走到其中任何
//! 一个。每步至多从两堆中取，这就是 k = 2 的 Nim-K 博弈：一种取法必败，当且仅当各堆大小 d(H) - 1 写
//! 成二进制后，每一位上 1 的个数都是 3 的倍数（Moore）。用模 3 加法的变换来数这些取法。
//!
//! 1. 设共有 b 个二进制位，把一堆的各位看成模 3 的向量，c(u) 为向量等于 u 的阈值个数。令
//!    ω = e^(2πi/3)，C(s) 为 c(u) ω^(s·u) 对所有 u 的和。
//! 2. C(s)^K 等于 ω^(s·w) 对所有取法之和，w 为该取法各向量之和。再对全部 3^b 个向量 s 求和：w = 0
//!    时这些幂合计 3^b，否则合计 0。所以所有 C(s)^K 之和除以 3^b，就是必败的取法数。
//! 3. 这些数都是精确的 x + yω，ω² = -1 - ω，系数可以对质数取模。
//! 4. 小于 1001³ 且没有 1000 以内质因数的数，至多有两个质因数。它是 1、质数、质数的平方或其他数
//!    时，约数个数分别是 1、2、3、4。
//! 5. 不超过 10⁹ 的数，约数不超过 1344 个，所以 b ≤ 11。
//!
//! 复杂度：每组 O(168 N + 3^b (b + log K))。

use grundy::contest::divisors::square_root;
use grundy::contest::mod_int::ModInt;
use grundy::contest::primes::{is_prime, least_prime_factors};
use proconio::input;
use std::ops::{Add, Mul};

type Mod = ModInt<1_000_000_007>;

/// A limit of this program: for larger thresholds, step 4 does not hold.
const LARGEST: u64 = 1_000_000_000;
const CUBE_ROOT: usize = 1000;

fn main() {
    input! { cases: usize }
    let primes = primes_up_to_cube_root();
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, thresholds: [u64; n] }
        let heaps: Vec<u64> =
            thresholds.iter().map(|&threshold| divisors(threshold, &primes) - 1).collect();
        answers += &format!("{}\n", Mod::new(n as u64).power(k) - lost_choices(&heaps, k));
    }
    print!("{answers}", answers = answers);
}

fn primes_up_to_cube_root() -> Vec<u64> {
    let factors = least_prime_factors(CUBE_ROOT + 1);
    let is_prime = |number: &usize| factors[*number] as usize == *number;
    (2..=CUBE_ROOT).filter(is_prime).map(|prime| prime as u64).collect()
}

/// Returns the number of divisors of `number`; `primes` are the primes up to `CUBE_ROOT`.
fn divisors(number: u64, primes: &[u64]) -> u64 {
    assert!((1..=LARGEST).contains(&number), "the threshold {number} is not in 1..={LARGEST}", number = number, LARGEST = LARGEST);
    let mut rest = number;
    let mut divisors = 1;
    for &prime in primes {
        let mut powers = 1;
        while let (quotient, 0) = (rest / prime, rest % prime) {
            rest = quotient;
            powers += 1;
        }
        divisors *= powers;
    }
    divisors
        * match rest {
            1 => 1,
            _ if is_prime(rest) => 2,
            _ if square_root(rest).pow(2) == rest => 3,
            _ => 4,
        }
}

/// Returns the number of choices of `k` heaps for which the number of ones in each binary column is
/// a multiple of three.
fn lost_choices(heaps: &[u64], k: u64) -> Mod {
    let columns = u64::BITS - heaps.iter().fold(0, |ones, heap| ones | heap).leading_zeros();
    let vectors = 3usize.pow(columns);
    let mut values = vec![Eisenstein::default(); vectors];
    for &heap in heaps {
        let one = Eisenstein { real: Mod::new(1), ..Eisenstein::default() };
        let vector = &mut values[with_digits_to_base_3(heap)];
        *vector = *vector + one;
    }
    transform(&mut values);
    let powers = values.into_iter().map(|value| value.power(k));
    let sum = powers.fold(Eisenstein::default(), Add::add);
    sum.real * Mod::new(vectors as u64).inverse()
}

/// Returns the number whose digits in base 3 are the binary digits of `heap`.
fn with_digits_to_base_3(heap: u64) -> usize {
    (0..u64::BITS).rev().fold(0, |number, column| 3 * number + (heap >> column & 1) as usize)
}

/// Replaces the value of each vector s by the sum, over all vectors u, of the value of u times
/// ω^(s·u).
fn transform(values: &mut [Eisenstein]) {
    let mut distance = 1;
    while distance < values.len() {
        for block in values.chunks_exact_mut(3 * distance) {
            for index in 0..distance {
                let [a, b, c] = [0, 1, 2].map(|digit| block[index + digit * distance]);
                block[index] = a + b + c;
                block[index + distance] = a + b.times_omega() + c.times_omega().times_omega();
                block[index + 2 * distance] = a + b.times_omega().times_omega() + c.times_omega();
            }
        }
        distance *= 3;
    }
}

/// A number `real` + `omega` · ω with ω² = -1 - ω.
#[derive(Clone, Copy, Default)]
struct Eisenstein {
    real: Mod,
    omega: Mod,
}

impl Eisenstein {
    fn times_omega(self) -> Eisenstein {
        Eisenstein { real: -self.omega, omega: self.real - self.omega }
    }

    fn power(self, exponent: u64) -> Eisenstein {
        let mut power = Eisenstein { real: Mod::new(1), omega: Mod::new(0) };
        for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
            power = power * power;
            if exponent >> bit & 1 == 1 {
                power = power * self;
            }
        }
        power
    }
}

impl Add for Eisenstein {
    type Output = Eisenstein;

    fn add(self, other: Eisenstein) -> Eisenstein {
        Eisenstein { real: self.real + other.real, omega: self.omega + other.omega }
    }
}

impl Mul for Eisenstein {
    type Output = Eisenstein;

    fn mul(self, other: Eisenstein) -> Eisenstein {
        let both = self.omega * other.omega;
        Eisenstein {
            real: self.real * other.real - both,
            omega: self.real * other.omega + self.omega * other.real - both,
        }
    }
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
            /// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
            /// n. A number n for which this is true passes the test to the base a. No composite number below
            /// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
            /// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
            /// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
            /// Mathematics of Computation 86, 2017).
            ///
            /// ```
            /// # use grundy::contest::primes::is_prime;
            /// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
            /// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
            /// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
            /// assert!(!is_prime(2047));
            /// ```
            pub fn is_prime(n: u64) -> bool {
                let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
                match n {
                    0 | 1 => false,
                    2 => true,
                    _ => {
                        n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n))
                    }
                }
            }

            /// Bases for numbers below 2^32.
            const SMALL_BASES: [u64; 3] = [2, 7, 61];

            /// Bases for numbers below 2^64.
            const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

            /// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
            fn passes(n: u64, base: u64) -> bool {
                let twos = (n - 1).trailing_zeros();
                let odd_part = (n - 1) >> twos;
                let mut power =
                    (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
                        let square = product(power, power, n);
                        if odd_part >> bit & 1 == 1 {
                            product(square, base, n)
                        } else {
                            square
                        }
                    });
                if power == 1 {
                    return true;
                }
                for _ in 1..twos {
                    if power == n - 1 {
                        return true;
                    }
                    power = product(power, power, n);
                }
                power == n - 1
            }

            fn product(a: u64, b: u64, modulus: u64) -> u64 {
                match a.checked_mul(b) {
                    Some(product) => product % modulus,
                    None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
                }
            }

            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
            }
        }
        pub mod divisors {
            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
            }
        }
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
            use std::ops::{Add, Mul, Neg, Sub};

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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
