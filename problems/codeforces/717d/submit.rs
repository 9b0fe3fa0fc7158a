// Codeforces 717D https://codeforces.com/problemset/problem/717/D · made by `cargo judge bundle cf717d --write` from 8aed000253d172bc
//! Codeforces 717D — Dexterina's Lab
//! <https://codeforces.com/problemset/problem/717/D> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: Nim is played with n heaps, each of which has i stones with probability P(i), for i
//! from 0 to x, independently of the others. The input is `n x`, then P(0) to P(x) with six
//! decimals; print the probability that the first player wins, to within 10^-6.
//! Bounds: 1 ≤ n ≤ 10^9; 1 ≤ x ≤ 100.
//! Kind: count
//! Rule: nim
//! Picture: sample-1
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the first player wins unless the nim sum is 0. If two sets of heaps are
//! combined, the Walsh–Hadamard transforms of the probability distributions of their nim sums are
//! multiplied entry by entry. So for n heaps the transform is the n-th power of the transform of P,
//! entry by entry; and the probability of nim sum 0 is the mean of the entries of this transform.
//! The transform of P is exact, and its entries lie between -1 and 1; their powers are rounded.
//! Cost: O(x log x + x log n).
//!
//! 规则：用 n 堆石子玩 Nim 游戏，每堆以概率 P(i) 有 i 枚石子，i 从 0 到 x，各堆相互独立。输入为
//! `n x` 和 P(0) 到 P(x)（六位小数）；输出先手赢的概率，误差不超过 10^-6。
//! 范围：1 ≤ n ≤ 10^9；1 ≤ x ≤ 100。
//! 模型：Nim 游戏，按异或和计数。
//! 思路：由 Bouton 定理，异或和不为 0 时先手赢。把若干堆合在一起时，它们异或和的概率分布的沃尔
//! 什–阿达马变换逐项相乘。所以 n 堆的变换就是 P 的变换逐项取 n 次幂；异或和为 0 的概率是变换各
//! 项的平均值。P 的变换是精确的，各项在 -1 和 1 之间；它们的幂有舍入。
//! 复杂度：O(x log x + x log n)。

use grundy::contest::walsh::transform;
use proconio::input;

/// Probabilities are read as integers, in units of 10^-18.
const DECIMALS: usize = 18;
const CERTAIN: i128 = 1_000_000_000_000_000_000;
/// The probabilities in the input may be rounded to six decimals.
const ROUNDING: i128 = CERTAIN / 1_000_000;

/// Powers are expressed in units of 2^-62: the error of the n-th power is at most about n units.
const ONE: i128 = 1 << 62;
const MOST_HEAPS: u64 = 1_000_000_000_000;

fn main() {
    input! { n: u64, x: usize, chances: [String; x + 1] }
    assert!(n <= MOST_HEAPS, "{n} heaps: the program rounds too much for more than {MOST_HEAPS}");
    let mut chances: Vec<i128> = chances.iter().map(|word| parse_chance(word)).collect();
    let total: i128 = chances.iter().sum();
    let is_certain = (total - CERTAIN).abs() <= ROUNDING * chances.len() as i128;
    assert!(is_certain, "the chances add up to {total} units of 10^-18, and not to 1");
    chances.resize(chances.len().next_power_of_two(), 0);
    transform(&mut chances);
    let powers = chances.iter().map(|&entry| power(entry * ONE / total, n));
    let loses = powers.sum::<i128>() / chances.len() as i128;
    let wins = (ONE - loses) * 100_000_000 / ONE;
    println!("{}.{:08}", wins / 100_000_000, wins % 100_000_000);
}

/// Returns the number between 0 and 1 that `word` represents, in units of 10^-18.
fn parse_chance(word: &str) -> i128 {
    let (whole, decimals) = word.split_once('.').unwrap_or((word, ""));
    let digits = format!("{whole}{decimals:0<DECIMALS$}");
    let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
    let value = digits.parse().ok().filter(|value| *value <= CERTAIN);
    match value {
        Some(value) if is_number && decimals.len() <= DECIMALS => value,
        _ => panic!("{word} is no probability of up to {DECIMALS} decimals"),
    }
}

/// Returns the `exponent`-th power of `base`, both in units of 1 / `ONE`.
fn power(mut base: i128, mut exponent: u64) -> i128 {
    let mut power = ONE;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base / ONE;
        }
        base = base * base / ONE;
        exponent /= 2;
    }
    power
}

mod grundy {
    pub mod contest {
        pub mod walsh {
            use std::ops::{Add, Sub};

            /// Transforms `values` in place. Transforming twice multiplies each value by the number of values.
            /// For counts modulo a number, see [`transform_mod`]. Cost: O(n log n).
            ///
            /// # Panics
            /// Panics if the length is not a power of 2.
            pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
                for_each_pair(values, |a, b| (a + b, a - b));
            }

            /// For one bit after another, replaces each pair of values whose indices differ in just that bit by
            /// its image under `pair`.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "the number of values, {}, is not a power of 2",
                    values.len()
                );
                let mut distance = 1;
                while distance < values.len() {
                    for block in values.chunks_exact_mut(2 * distance) {
                        let (low, high) = block.split_at_mut(distance);
                        for (a, b) in low.iter_mut().zip(high) {
                            let (sum, difference) = pair(*a, *b);
                            *a = sum;
                            *b = difference;
                        }
                    }
                    distance *= 2;
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
