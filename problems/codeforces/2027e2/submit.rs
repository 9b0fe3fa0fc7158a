// Codeforces 2027E2 https://codeforces.com/problemset/problem/2027/E2 · made by `cargo judge bundle cf2027e2 --write` from 42b62168cccda331
//! Codeforces 2027E2 — Bit Game (Hard Version)
//! <https://codeforces.com/problemset/problem/2027/E2> · 2 s · 256 MiB · hard
//!
//! Rules: n piles, each with a limit. From a pile of x stones a move takes d > 0 stones, where d
//! is at most the pile's limit, and x has a binary one wherever d has. Whoever cannot move loses.
//! Each pile may have any number of stones from 1 to its bound. Cases `n`, the limits, the bounds,
//! after their number; print for each how many choices of the piles let the second player, Bob,
//! win, modulo 10^9 + 7.
//! Model: Nim, a pile is a heap given by its binary ones.
//! Why: Bob wins if the values of all piles have nim sum 0. What a pile is worth is proved for
//! Codeforces 2027E1, the same game with given piles: strike the places where x has zeros out of
//! the largest d that may be taken, and let t be the rest. With t = 0 the pile is worth 0; if t has
//! j + 1 digits, it is worth j xor 1 for t = 2^j, 0 for t = 2^(j + 1) - 2, and otherwise j + 1.
//!
//! 1. Write x digit by digit from the highest place. A one of x becomes the next digit of t: it is
//!    1 if the limit has a one there, or if d is below the limit already. A zero of x where the
//!    limit has a one makes d smaller than the limit from there on.
//! 2. Of t, it is enough to know the number of digits and the shape: zero, all ones, ones and a
//!    last zero, a one and zeros, or something else.
//! 3. So the numbers x up to the bound are counted by these two, by whether d is below the limit
//!    and whether x is below the bound already: a table that is filled place by place.
//! 4. This gives the number of choices of a pile by its value, which is at most 31. Those of
//!    several piles are put together by their nim sums.
//!
//! Cost: O(log² b) for each pile with a bound b, and O(32²) for its values.
//!
//! 规则：n 堆石子，每堆有一个上限。从 x 颗的一堆，每步取 d > 0 颗，d 不超过该堆的上限，且 d 的
//! 二进制中为 1 的位，x 也都为 1。不能走者负。每堆的石子数可以是 1 到它的界之间的任何数。先给数
//! 据组数，每组 `n`、各上限、各界；每组输出石子数有多少种选法使后手 Bob 胜，对 10^9 + 7 取模。
//! 模型：尼姆博弈：堆的大小由二进制中的 1 决定。
//! 思路：各堆的值的异或和为 0 则 Bob 胜。一堆的值已在 Codeforces 2027E1 中证明，那是石子数给定的同
//! 一游戏：从可取的最大的 d 中划去 x 为 0 的位，剩下的记为 t。t = 0 时值为 0；t 有 j + 1 位
//! 时，t = 2^j 则值为 j xor 1，t = 2^(j + 1) - 2 则值为 0，其余为 j + 1。
//!
//! 1. 从最高位起逐位写出 x。x 的一个 1 成为 t 的下一位：若上限在这一位是 1，或 d 已经小于上限，
//!    这一位就是 1。上限为 1 而 x 为 0 的位，使 d 从此小于上限。
//! 2. 对 t 只需知道位数和形状：零、全 1、若干个 1 后接一个 0、一个 1 后接若干个 0、其他。
//! 3. 所以对不超过界的 x，按这两项、d 是否已小于上限、x 是否已小于界来计数，逐位填表。
//! 4. 由此得到一堆取各个值的选法数，值至多为 31。各堆的计数按异或和合并。
//!
//! 复杂度：界为 b 的每堆 O(log² b)，合并它的各个值 O(32²)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Count = ModInt<1_000_000_007>;

/// How many binary digits limits and bounds may have.
const PLACES: usize = 30;
/// All values are below this.
const VALUES: usize = 32;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, limits: [u64; n], bounds: [u64; n] }
        let mut by_nim_sum = [Count::new(0); VALUES];
        by_nim_sum[0] = Count::new(1);
        for (&limit, &bound) in limits.iter().zip(&bounds) {
            for number in [limit, bound] {
                assert!(number >> PLACES == 0, "{number} has more than {PLACES} binary digits");
            }
            by_nim_sum = with_pile(&by_nim_sum, &piles_by_value(limit, bound));
        }
        counts += &format!("{}\n", by_nim_sum[0]);
    }
    print!("{counts}");
}

/// Returns the numbers of choices by nim sum with one more pile.
fn with_pile(by_nim_sum: &[Count; VALUES], by_value: &[u64; VALUES]) -> [Count; VALUES] {
    let mut longer = [Count::new(0); VALUES];
    for (value, &piles) in by_value.iter().enumerate().filter(|&(_, &piles)| piles > 0) {
        let piles = Count::new(piles);
        for (sum, &ways) in by_nim_sum.iter().enumerate() {
            longer[sum ^ value] += ways * piles;
        }
    }
    longer
}

/// What matters of t as far as it has been written.
#[derive(Clone, Copy)]
enum Shape {
    Zero,
    /// 1, 11, 111, …
    Ones,
    /// 110, 1110, …
    OnesAndLastZero,
    /// 10, 100, …
    OneAndZeros,
    Other,
}

const SHAPES: [Shape; 5] =
    [Shape::Zero, Shape::Ones, Shape::OnesAndLastZero, Shape::OneAndZeros, Shape::Other];

impl Shape {
    /// Returns the shape of a number with so many digits after one more digit.
    fn followed_by(self, digit: usize, digits: usize) -> Shape {
        match (self, digit) {
            (Shape::Zero, 0) => Shape::Zero,
            (Shape::Zero | Shape::Ones, 1) => Shape::Ones,
            (Shape::Ones, _) if digits == 1 => Shape::OneAndZeros,
            (Shape::Ones, _) => Shape::OnesAndLastZero,
            (Shape::OneAndZeros, 0) => Shape::OneAndZeros,
            _ => Shape::Other,
        }
    }

    /// Returns what a pile is worth whose t has this shape and so many digits.
    fn value(self, digits: usize) -> usize {
        match self {
            Shape::Zero | Shape::OnesAndLastZero => 0,
            Shape::OneAndZeros => (digits - 1) ^ 1,
            Shape::Ones | Shape::Other => digits,
        }
    }
}

/// The numbers x by the digits and the shape of t.
type Table = [[u64; SHAPES.len()]; PLACES + 1];

/// Returns how many piles from 1 to `bound` have each value.
fn piles_by_value(limit: u64, bound: u64) -> [u64; VALUES] {
    // By whether d is below the limit, and whether x is below the bound.
    let mut tables = [[[[0; SHAPES.len()]; PLACES + 1]; 2]; 2];
    tables[0][0][0][Shape::Zero as usize] = 1;
    for place in (0..PLACES).rev() {
        let limit_digit = (limit >> place & 1) as usize;
        let bound_digit = (bound >> place & 1) as usize;
        let mut longer = [[[[0; SHAPES.len()]; PLACES + 1]; 2]; 2];
        let digits_so_far = PLACES - 1 - place;
        for below_limit in 0..2 {
            for below_bound in 0..2 {
                let table = &tables[below_limit][below_bound];
                let to = &mut longer[below_limit.max(limit_digit)][below_bound.max(bound_digit)];
                write_zero(table, to, digits_so_far);
                if below_bound.max(bound_digit) == 1 {
                    let to = &mut longer[below_limit][below_bound];
                    write_one(table, to, below_limit.max(limit_digit), digits_so_far);
                }
            }
        }
        tables = longer;
    }
    let mut by_value = [0; VALUES];
    for table in tables.iter().flatten() {
        for (digits, row) in table.iter().enumerate() {
            for (shape, &piles) in SHAPES.iter().zip(row).filter(|&(_, &piles)| piles > 0) {
                by_value[shape.value(digits)] += piles;
            }
        }
    }
    by_value[0] -= 1; // the pile of 0 stones
    by_value
}

/// Adds the numbers x of a table with a zero at the end.
fn write_zero(table: &Table, to: &mut Table, most_digits: usize) {
    for (row, to) in table.iter().zip(to).take(most_digits + 1) {
        for (piles, to) in row.iter().zip(to) {
            *to += piles;
        }
    }
}

/// Adds the numbers x of a table with a one at the end, which is the given digit of t.
fn write_one(table: &Table, to: &mut Table, digit: usize, most_digits: usize) {
    for (digits, row) in table.iter().enumerate().take(most_digits + 1) {
        for (shape, piles) in SHAPES.iter().zip(row) {
            let next = shape.followed_by(digit, digits);
            let is_first_zero = matches!(next, Shape::Zero);
            let digits = if is_first_zero { 0 } else { digits + 1 };
            to[digits][next as usize] += piles;
        }
    }
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::ops::{Add, AddAssign, Mul};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32.
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
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// Creates the number whose remainder is that of `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % P)
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
