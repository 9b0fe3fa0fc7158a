// Project Euler 860 https://projecteuler.net/problem=860 · made by `cargo judge bundle euler860 --write` from be5e1f2fde481cdb
//! Project Euler 860 — Gold and Silver Coin Game
//! <https://projecteuler.net/problem=860> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: there are n stacks, each of two coins, and each coin is gold or silver. A move of Gary's
//! removes a gold coin and all coins above it, and a move of Sally's removes a silver coin and all
//! coins above it; whoever cannot move loses. The input is n; print, modulo 989,898,989, the number
//! of ways to choose the coins so that whoever moves first loses. Without input, n is 9898.
//! Bounds: one instance, n = 9898.
//! Kind: count
//! Model: partizan game, Red-Blue Hackenbush, stalks of two edges.
//! Why: whoever moves first loses if and only if the values of the stacks, as numbers, add up to 0.
//! Gold on gold is worth 2, gold below silver 1/2, silver below gold -1/2, and silver on silver -2,
//! by Berlekamp's rule, which is proved at `grundy::hackenbush::stalk` for stalks of any length.
//!
//! 1. {1 | } = 2 means two free moves for Gary; {0 | 1} = 1/2, as Gary's only move removes the
//!    whole stack, and Sally's only move leaves a gold coin. The other two values follow by
//!    exchanging the two players.
//! 2. Let a, b, c and d be the numbers of stacks worth 2, -2, 1/2 and -1/2, respectively. The sum
//!    is 0 exactly when d - c = 4 (a - b).
//! 3. For given a and b, the other n - a - b stacks can be divided so that d - c = 4 (a - b) if and
//!    only if n - a - b is even and at least the absolute value of 4 (a - b).
//! 4. So the answer is the sum of n! / (a! b! c! d!) over all such a, b, c, d.
//!
//! Cost: O(n²).
//!
//! 规则：有 n 摞硬币，每摞两枚，各为金币或银币。Gary 每次拿走一枚金币以及它上面的所有硬币，
//! Sally 每次拿走一枚银币以及它上面的所有硬币；无法操作者输。输入 n；输出有多少种硬币的选法使先
//! 走的人（不论是谁）输，对 989,898,989 取模。没有输入时，n 为 9898。
//! 范围：只有一组，n = 9898。
//! 模型：不公平游戏，红蓝 Hackenbush，每条链有两条边。
//! 思路：先走的人输，当且仅当各摞的值作为数相加为 0。从下往上，金金值 2，金银值 1/2，银金
//! 值 -1/2，银银值 -2；这是 Berlekamp 规则，任意长的链的证明见 `grundy::hackenbush::stalk`。
//!
//! 1. {1 | } = 2，是 Gary 的两步自由步；{0 | 1} = 1/2，因为 Gary 拿走整摞，而 Sally 留下一枚金
//!    币。另外两种只是双方互换。
//! 2. 设值 2 和 -2 的各有 a 摞和 b 摞，值 1/2 和 -1/2 的各有 c 摞和 d 摞。和为 0 当且仅
//!    当 d - c = 4 (a - b)。
//! 3. 给定 a 和 b，其余 n - a - b 摞要分成两类使 d - c 等于这个数；这要求摞数与它的绝对值同奇偶，
//!    且不小于它的绝对值。
//! 4. 所以答案是对所有这样的 a, b, c, d 求 n! / (a! b! c! d!) 之和。
//!
//! 复杂度：O(n²)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 989_898_989;

type Mod = ModInt<MODULUS>;

/// Above this limit, the sum would take too long.
const MOST_STACKS: usize = 30_000;

fn main() {
    let mut stacks = 9898;
    if !is_stdin_empty() {
        input! { given: usize }
        stacks = given;
    }
    assert!(stacks <= MOST_STACKS, "{stacks} stacks, more than {MOST_STACKS}");
    println!("{}", lost_positions(stacks));
}

/// Returns the number of ways to choose the coins of `stacks` stacks so that whoever moves first
/// loses.
fn lost_positions(stacks: usize) -> Mod {
    let factorials = Factorials::new(stacks, MODULUS);
    let inverses: Vec<Mod> = (0..=stacks).map(|n| Mod::new(factorials.inverse(n))).collect();
    let mut ways = Mod::new(0);
    for more in 0..=stacks {
        // Swapping the players gives as many ways.
        for fewer in 0..=more.min(stacks - more) {
            let (small, difference) = (stacks - more - fewer, 4 * (more - fewer));
            if small >= difference && (small - difference) % 2 == 0 {
                let fewer_small = (small - difference) / 2;
                let more_small = small - fewer_small;
                let divided =
                    inverses[more] * inverses[fewer] * inverses[more_small] * inverses[fewer_small];
                ways += if more == fewer { divided } else { divided + divided };
            }
        }
    }
    ways * Mod::new(factorials.factorial(stacks))
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
