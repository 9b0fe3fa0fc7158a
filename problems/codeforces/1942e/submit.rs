// Codeforces 1942E https://codeforces.com/problemset/problem/1942/E · made by `cargo judge bundle cf1942e --write` from ec60a86d8efbf2e1
//! Codeforces 1942E — Farm Game
//! <https://codeforces.com/problemset/problem/1942/E> · 2 s? · 256 MiB? · difficulty 6
//!
//! Rules: 2n cows stand on different cells of a row of `l` cells, alternately one of Farmer John's
//! and one of Farmer Nhoj's. They take turns, John first: a farmer chooses a direction and at least
//! one of his cows, and moves each chosen cow one cell in that direction, but not off the row or
//! onto a cow. Whoever cannot move loses; play need not end. The input has t cases, each `l` and
//! `n`; for each, print the number of placements in which John wins, modulo 998 244 353.
//! Bounds: 1 ≤ t ≤ 10^4; 2 ≤ l ≤ 10^6; 1 ≤ n ≤ ⌊l / 2⌋; the sum of l is at most 10^6.
//! Kind: count
//! Picture: `1 / 4 1`, game 3
//! Model: pairing strategy, the parities of gaps.
//! Why: pair the first cow with the second, the third with the fourth, and so on: each pair has one
//! cow of each farmer. The farmer to move loses exactly when the gaps inside all pairs are even,
//! and play always ends if the other farmer plays well.
//!
//! 1. A farmer's cow is on the same side in every pair, so all his cows have their partners in the
//!    same direction. A move of k cows changes k of the gaps by 1 each.
//! 2. Let some gaps be odd. In every pair with an odd gap, the farmer to move moves his cow one
//!    cell towards its partner, and he moves no other cow. There is room, as an odd gap is not 0.
//!    Now all gaps are even.
//! 3. Let all gaps be even. Any move makes some of the gaps odd, and the other farmer answers as in
//!    step 2. So the other farmer can always move. All the answers move cows in the same direction,
//!    which cannot go on for ever, so play ends, and it ends when the farmer who faces even gaps
//!    cannot move.
//! 4. There are 2 C(l, 2n) placements, as the cows can alternate in two orders. Fix one of these
//!    orders, and let the n inner gaps be even, with s pairs of empty cells in all. These pairs can
//!    be placed in C(s + n - 1, n - 1) ways, and the other l - 2n - 2s empty cells can be placed in
//!    the n + 1 outer gaps in C(l - n - 2s, n) ways. The sum over s of the product of these two
//!    numbers is the number of placements in this order in which John loses.
//!
//! Cost: O(l) for each case, and O(l) for the factorials up to the largest l.
//!
//! 规则：一排 `l` 格中站着 2n 头牛，各占一格，John 与 Nhoj 的牛交替排列。双方轮流操作，John 先手：选一个方向和自己的
//! 至少一头牛，把这些牛都朝该方向移一格，不能移出这一排，也不能移到别的牛的格上。无法操作者输；游戏未必结束。共 t
//! 组数据，每组为 `l` 和 `n`；输出使 John 必胜的放法数，模 998 244 353。
//! 范围：1 ≤ t ≤ 10^4；2 ≤ l ≤ 10^6；1 ≤ n ≤ ⌊l / 2⌋；l 的总和不超过 10^6。
//! 模型：配对策略，间隔的奇偶性。
//! 思路：第一头与第二头配对，第三头与第四头配对，依此类推，每对中双方各有一头。轮到的一方必败，当且仅当各对内部的
//! 间隔都是偶数；而且只要对方走得好，游戏总会结束。
//!
//! 1. 各对中，同一方的牛都在同一侧，所以同伴都在同一方向。移动 k 头牛使 k 个间隔各变化 1，每头牛对应一个。
//! 2. 设有间隔是奇数。轮到的一方恰好把这些对中自己的牛朝同伴移一格。奇数不是 0，所以有空格可走。于是间隔都成为偶
//!    数。
//! 3. 设间隔都是偶数。任何一步都会使某些间隔变成奇数，对方按第 2 步应对。所以对方总能操作。这些应对都把牛朝同一方
//!    向移动，不能无限进行，所以游戏会结束，而结束时是面对偶数间隔的一方无法操作。
//! 4. 两种次序合计有 2 C(l, 2n) 种放法。在一种次序中，设 n 个内部间隔都是偶数，共有 s 对空格：分配它们有
//!    C(s + n - 1, n - 1) 种，其余 l - 2n - 2s 个空格分到对外的 n + 1 个间隔，有 C(l - n - 2s, n) 种。乘积对 s 求
//!    和，就是在这一次序下 John 必败的放法数。
//!
//! 复杂度：每组 O(l)，另有到最大的 l 为止的阶乘 O(l)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 998_244_353;
type Number = ModInt<MODULUS>;

fn main() {
    input! { cases: usize, farms: [(usize, usize); cases] }
    let longest = farms.iter().map(|&(l, _)| l).max().unwrap_or(0);
    let ways = Factorials::new(longest, MODULUS);
    let mut counts = String::new();
    for (l, n) in farms {
        counts += &format!("{}\n", won(l, n, &ways));
    }
    print!("{counts}");
}

/// Returns the number of placements in which the farmer to move wins.
fn won(l: usize, n: usize, ways: &Factorials) -> Number {
    assert!((1..=l / 2).contains(&n), "{n} cows of each farmer on {l} cells");
    let empty = l - 2 * n;
    let choose = |things: usize, chosen: usize| Number::new(ways.choose(things, chosen));
    let with_even_gaps = |pairs: usize| {
        let outside = empty - 2 * pairs;
        choose(pairs + n - 1, n - 1) * choose(outside + n, n)
    };
    let lost: Number = (0..=empty / 2).map(with_even_gaps).sum();
    let one_order = choose(l, 2 * n) - lost;
    one_order + one_order
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
            use std::iter::Sum;
            use std::ops::{Add, Mul, Sub};

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
