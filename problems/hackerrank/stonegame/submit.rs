// HackerRank stonegame https://www.hackerrank.com/challenges/stonegame · made by `cargo judge bundle hackerrank_stonegame --write` from c378ae3fdee9af2d
//! HackerRank stonegame — Stone Game
//! <https://www.hackerrank.com/challenges/stonegame> · 10 s? · 512 MiB? · difficulty 7
//!
//! Rules: Alice begins a game of Nim with n piles. Before the game, Bob may take stones from some
//! of the piles, but must leave at least one pile as it is. The input is one case: `n`, then the
//! piles. Print, mod 10^9 + 7, in how many ways Bob can do this so that Alice loses.
//! Bounds: 3 ≤ n ≤ 100; a pile has more than 0 and fewer than 10^9 stones.
//! Kind: count
//! Model: Nim, the stones taken before it counted by nim sum.
//! Why: Alice loses if the nim sum is 0 (Bouton's theorem). So, with x(i) of the p(i) stones left
//! in pile i, count the choices in which the nim sum of the numbers x(i) is 0, and subtract those
//! in which all x(i) < p(i). In both cases the numbers are below bounds b(i), which are p(i) + 1 in
//! the first case and p(i) in the second. These choices are counted by the highest bit in which
//! some number falls below its bound: the lower bits of that number are free, and can balance the
//! lower bits of all the others.
//!
//! 1. If x(i) is below b(i), then b(i) has a one in the highest bit in which the two differ. Let k
//!    be the highest of these bits over all i. Above k all numbers equal their bounds, so there the
//!    bounds must have nim sum 0.
//! 2. Where a bound has a zero in bit k, the number has a zero there, too. Where a bound has a one
//!    in bit k, the number either keeps this bit or falls, that is, has a zero there; at least one
//!    number falls. A number that does not fall must be below its bound in the lower bits, which
//!    leaves b(i) mod 2^k ways; a number that falls has 2^k ways.
//! 3. The number of ones that are kept must be even. The lower bits of the first number that falls
//!    are then determined by the nim sum of all other numbers, so this number counts once instead
//!    of 2^k times.
//!
//! Cost: O(n log p).
//!
//! 规则：双方玩 n 堆石子的 Nim 游戏，Alice 先手。开始之前，Bob 可以从一些堆中拿走石子，但至少要
//! 有一堆原样不动。只有一组数据，给出 `n` 和各堆的石子数。输出有多少种拿法使 Alice 输，对
//! 10^9 + 7 取模。
//! 范围：3 ≤ n ≤ 100；每堆的石子数大于 0、小于 10^9。
//! 模型：Nim 游戏，按异或和统计事先拿走石子的方法。
//! 思路：异或和为 0 时 Alice 输（Bouton 定理）。所以统计异或和为 0 且 x(i) ≤ p(i) 的选法，再减去
//! 其中所有 x(i) < p(i) 的选法。两种情形都是各数小于上界 b(i)，b(i) 分别为 p(i) + 1 或 p(i)。按某
//! 个数落后于上界的最高位来统计：这个数更低的位是自由的，可以补足其他所有数。
//!
//! 1. 若 x(i) 小于 b(i)，则在两者不同的最高位上 b(i) 为 1。设 k 是对所有 i 而言这种位中最高的。
//!    在 k 以上，各数都与上界相同，所以那里各上界的异或和必须为 0。
//! 2. 上界的第 k 位为 0 时，数的这一位也为 0。上界的第 k 位为 1 时，数可以保持为 1，也可以落
//!    为 0；至少有一个落下。不落的数在低位上必须小于上界，有 b(i) mod 2^k 种；落下的数有 2^k 种。
//! 3. 保持为 1 的必须是偶数个。这样，第一个落下的数的低位由其他所有数的异或和确定，所以它只算一
//!    种，而不是 2^k 种。
//!
//! 复杂度：O(n log p)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

fn main() {
    input! { n: usize, piles: [u64; n] }
    let mut up_to = Vec::new();
    for &pile in &piles {
        up_to.push(pile.checked_add(1).expect("a pile of 2^64 - 1 stones is too large"));
    }
    println!("{}", ways_to_lose(&up_to) - ways_to_lose(&piles));
}

/// Returns the number of ways to choose numbers that have nim sum 0 and are below the bounds.
fn ways_to_lose(bounds: &[u64]) -> Mod {
    let mut ways = Mod::new(0);
    for bit in (0..u64::BITS).rev() {
        ways += ways_to_fall(bounds, bit);
        // At lower bits all numbers equal their bounds in this one.
        let ones = bounds.iter().filter(|&bound| bound >> bit & 1 == 1).count();
        if ones % 2 == 1 {
            break;
        }
    }
    ways
}

/// Returns the number of ways to choose numbers that have nim sum 0, are below the bounds, and
/// agree with their bounds in the bits above `bit`, while at least one differs from its bound in
/// `bit` itself.
fn ways_to_fall(bounds: &[u64], bit: u32) -> Mod {
    let (zero, one) = (Mod::new(0), Mod::new(1));
    let all_below = Mod::new(1 << bit);
    let mut none_fell = Ways { even: one, odd: zero };
    let mut some_fell = Ways { even: zero, odd: zero };
    for bound in bounds {
        let has_one = bound >> bit & 1 == 1;
        let below = Mod::new(bound % (1 << bit));
        let mut then_fell = some_fell.stay(has_one, below);
        if has_one {
            then_fell.even += none_fell.even + some_fell.even * all_below;
            then_fell.odd += none_fell.odd + some_fell.odd * all_below;
        }
        none_fell = none_fell.stay(has_one, below);
        some_fell = then_fell;
    }
    some_fell.even
}

/// The number of ways to choose the numbers considered so far such that an even number of them keep
/// a one, and the number of ways such that an odd number of them do.
#[derive(Clone, Copy)]
struct Ways {
    even: Mod,
    odd: Mod,
}

impl Ways {
    /// Adds a number that keeps the bit of its bound, with `below` choices for its lower bits.
    fn stay(self, is_one: bool, below: Mod) -> Ways {
        let Ways { even, odd } = self;
        if is_one {
            Ways { even: odd * below, odd: even * below }
        } else {
            Ways { even: even * below, odd: odd * below }
        }
    }
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
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
