// Project Euler 806 https://projecteuler.net/problem=806 · made by `cargo judge bundle euler806 --write` from 9b74efd7fadced0f
//! Project Euler 806 — Nim on Towers of Hanoi
//! <https://projecteuler.net/problem=806> · 60 s · 1024 MiB? · difficulty 8
//!
//! Rules: the shortest solution of the Towers of Hanoi moves n disks from one of three pegs to
//! another in 2^n - 1 steps. Take the numbers of disks on the pegs as three Nim heaps, and number
//! the positions of the solution from 0. The input is n; print the sum of the numbers of the
//! positions that the first player loses, modulo 1,000,000,007. Without input, n is 100,000.
//! Bounds: one instance, n = 100,000.
//! Kind: count
//! Picture: picture.rs
//! Model: Nim, positions counted along the solution of a puzzle.
//! Why: only the positions whose heaps have nim sum 0 are counted, and they are counted separately
//! for each triple of heaps.
//!
//! 1. The solution is the same when it is played backwards with the first and last pegs exchanged.
//!    So if position i is lost, so is position 2^n - 1 - i, and the sum is the number of lost
//!    positions times half of 2^n - 1.
//! 2. If a ⊕ b ⊕ c = 0, each binary digit is 1 in two heaps or in none. So n is even, and each 1
//!    among the binary digits of n/2 occurs in exactly two of the three heaps, which can be chosen
//!    in three ways: the number of triples is a power of 3.
//! 3. Let a tower go from s to t, with u as the spare peg. While the tower's largest disk is on s,
//!    the other disks go from s to u; once the largest disk is on t, they go from u to t. Apply the
//!    same argument to the second-largest disk. If the two largest disks are both on s or both on
//!    t, the rest goes from s to t. If the largest disk is on s and the next one on u, the rest
//!    goes from t to u. If the largest disk is on t and the next one on u, the rest goes from u to
//!    s. So the rest always goes one step along the cycle s, t, u, and the spare peg of this step
//!    (u, s or t) tells which step it is.
//! 4. For each even number 2m of disks and each position of the solution, take the term λ^m times
//!    the product, over all disks, of the letters of their pegs. Let X, Y and Z be the sums of
//!    these terms over all positions with the spare peg u, s and t respectively. By step 3, X = 1 +
//!    λ ((s² + t²) X + su Y + tu Z), and likewise, with the letters exchanged, for Y and Z.
//! 5. With S = s² + t² + u² and D = (1 - λS)² - 4λ³ s²t²u², these equations have the solution X =
//!    ((1 - λu²)(1 - λS) + λ (su + tu)(1 - λS) + 2λ² (su · t² + tu · s²)) / D, and Y and Z
//!    likewise, as substitution shows.
//! 6. 1/D is the sum of (4λ³ s²t²u²)^j / (1 - λS)^(2j + 2) over all j. This expansion gives the
//!    number of positions with given heaps: a sum over j of products of powers of 4, binomial
//!    coefficients and multinomial coefficients. Positions whose heaps on s and t are both odd do
//!    not occur.
//!
//! Cost: O(3^b · n), where n/2 has b ones in binary.
//!
//! 规则：汉诺塔的最短解法用 2^n - 1 步把 n 个盘子从三根柱子之一移到另一根。把各柱上的盘子数看作
//! Nim 的三堆石子，局面从 0 开始编号。输入 n；输出先手必败的局面的编号之和，对 1,000,000,007 取
//! 模。没有输入时，n 为 100,000。
//! 范围：只有一组，n = 100,000。
//! 模型：Nim 游戏，沿汉诺塔的解法统计局面。
//! 思路：只统计异或和为 0 的局面，并且按各堆的大小来统计。
//!
//! 1. 把解法倒过来，并交换起点柱和终点柱，得到的还是它自己。所以若局面 i 必败，则 2^n - 1 - i 也
//!    必败，所求的和是 2^n - 1 乘以必败态个数的一半。
//! 2. 若 a ⊕ b ⊕ c = 0，每个二进制位在两堆中为 1，或在每堆中都不为 1。所以 n 是偶数，n/2 的每
//!    个 1 属于三堆中的某两堆：三元组的个数是 3 的幂。
//! 3. 设一座塔从 s 移到 t，u 为空闲柱。最大的盘子在 s 上时，其余的先从 s 移到 u；它到了 t 上，其
//!    余的再从 u 移到 t。再展开一次：若最大的两个盘子在 ss 或 tt，剩下的从 s 移到 t；若在 su，
//!    从 t 移到 u；若在 tu，从 u 移到 s。所以剩下的总是沿 s、t、u 的循环走一格，由空闲柱 u、
//!    s 或 t 就知道是哪一格。
//! 4. 对所有偶数个盘子 2m 和所有局面，把 λ^m 乘以每个盘子所在柱子的字母，再求和；空闲柱为 u、s、
//!    t 时的和分别设为 X、Y、Z。由第 3 步，X = 1 + λ ((s² + t²) X + su Y + tu Z)，轮换字母就得
//!    到 Y 和 Z 的等式。
//! 5. 设 S = s² + t² + u²，D = (1 - λS)² - 4λ³ s²t²u²，解为 X = ((1 - λu²)(1 - λS) + λ
//!    (su + tu)(1 - λS) + 2λ² (su · t² + tu · s²)) / D，Y 和 Z 类似，代入即可验证。
//! 6. 1/D 是对所有 j 求 (4λ³ s²t²u²)^j / (1 - λS)^(2j + 2) 之和。由此可以读出，给定各堆大小的局面
//!    有多少个：对 j 求和，每一项是 4 的幂、二项式系数和多项式系数的乘积。s 和 t 两堆都是奇数的情
//!    形不会出现。
//!
//! 复杂度：设 n/2 有 b 个二进制 1，则为 O(3^b · n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

type Mod = ModInt<MODULUS>;

/// With more disks or more triples of heaps, counting would take too long.
const MOST_DISKS: usize = 200_000;
const MOST_BITS: u32 = 9;

fn main() {
    let mut disks = 100_000;
    if !is_stdin_empty() {
        input! { given: usize }
        disks = given;
    }
    assert!(
        disks <= MOST_DISKS && (disks / 2).count_ones() <= MOST_BITS,
        "{disks} disks, too many for this program"
    );
    println!("{}", sum_of_lost_positions(disks));
}

fn sum_of_lost_positions(disks: usize) -> Mod {
    let last_position = Mod::new(2).power(disks as u64) - Mod::new(1);
    lost_positions(disks) * last_position * Mod::new(2).inverse()
}

/// Returns how many positions of the solution have nim sum 0.
fn lost_positions(disks: usize) -> Mod {
    if disks % 2 == 1 {
        return Mod::new(0);
    }
    let coefficients = Coefficients::new(disks);
    let mut triples = vec![Heaps { from: 0, to: 0, spare: 0 }];
    for bit in (0..usize::BITS).map(|bit| (disks / 2) & (1 << bit)).filter(|&bit| bit > 0) {
        let longer = triples.iter().flat_map(|&Heaps { from, to, spare }| {
            [
                Heaps { from: from + bit, to: to + bit, spare },
                Heaps { from: from + bit, to, spare: spare + bit },
                Heaps { from, to: to + bit, spare: spare + bit },
            ]
        });
        triples = longer.collect();
    }
    triples.into_iter().map(|heaps| coefficients.positions(heaps)).sum()
}

/// The numbers of disks on the first, last and spare pegs.
#[derive(Clone, Copy)]
struct Heaps {
    from: usize,
    to: usize,
    spare: usize,
}

/// Factorials, their inverses, and powers of 4.
struct Coefficients {
    factorials: Factorials,
    powers_of_4: Vec<Mod>,
}

impl Coefficients {
    fn new(largest: usize) -> Coefficients {
        let mut powers_of_4 = vec![Mod::new(1)];
        for n in 1..=largest {
            powers_of_4.push(powers_of_4[n - 1] * Mod::new(4));
        }
        Coefficients { factorials: Factorials::new(largest, MODULUS), powers_of_4 }
    }

    /// Returns how many positions have these heaps, which add up to an even number.
    fn positions(&self, heaps: Heaps) -> Mod {
        let Heaps { from, to, spare } = heaps;
        // The exponents of s², t² and u² besides the letters of odd exponents.
        let squares = [from / 2, to / 2, spare / 2];
        match (from % 2, to % 2) {
            (0, 0) => {
                let less = spare.checked_sub(2).map(|spare| [from / 2, to / 2, spare / 2]);
                let without = less.map_or(Mod::new(0), |less| self.expansion(less, 0));
                self.expansion(squares, 0) - without
            }
            (1, 1) => Mod::new(0),
            // su or tu, whose other peg of s and t is in both of these terms.
            (from_is_odd, _) => {
                let mut less = squares;
                let other = if from_is_odd == 1 { 1 } else { 0 };
                let mut whole = self.expansion(squares, 0);
                if squares[other] > 0 {
                    less[other] -= 1;
                    let doubled = self.expansion(less, 1);
                    whole += doubled + doubled;
                }
                whole
            }
        }
    }

    /// Returns the coefficient of s^2x t^2y u^2z in the sum of (4 s²t²u²)^j / (1 - S)^(2j + 1 +
    /// `more`) over all j, where `squares` holds x, y and z.
    fn expansion(&self, squares: [usize; 3], more: usize) -> Mod {
        let most = squares.into_iter().min().unwrap_or(0);
        let terms = (0..=most).map(|j| {
            let degree = squares.iter().sum::<usize>() - 3 * j;
            let exponent = 2 * j + more;
            // C(degree + exponent, exponent), times the multinomial coefficient of S^degree.
            let binomial =
                Mod::new(self.factorials.factorial(degree + exponent)) * self.inverse(exponent);
            squares.iter().fold(self.powers_of_4[j] * binomial, |product, square| {
                product * self.inverse(square - j)
            })
        });
        terms.sum()
    }

    /// Returns 1 / `n`!.
    fn inverse(&self, n: usize) -> Mod {
        Mod::new(self.factorials.inverse(n))
    }
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

                /// Returns `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// Returns 1 / `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn inverse(&self, n: usize) -> u64 {
                    self.inverses[n]
                }
            }
        }
        pub mod mod_int {
            use super::modular;
            use std::fmt;
            use std::iter::Sum;
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

            impl<const P: u64> Sum for ModInt<P> {
                fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                    numbers.fold(ModInt::new(0), Add::add)
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
