// Timus 1023 https://acm.timus.ru/problem.aspx?space=1&num=1023 · made by `cargo judge bundle timus1023 --write` from 7d0d8c05acceb639
//! Timus 1023 — Buttons
//! <https://acm.timus.ru/problem.aspx?space=1&num=1023> · 2 s · 64 MiB · difficulty 2
//!
//! Rules: K buttons; a move takes one to L of them, and whoever takes the last button wins. Read
//! `K`; print the least L with 2 ≤ L < K for which the second player wins, or 0 if there is no such
//! L.
//! Bounds: 3 ≤ K ≤ 10^8.
//! Kind: impartial
//! Model: Bash's game, the least limit with which the first player loses.
//! Why: with the limit L, the second player wins exactly when K is a multiple of L + 1. So the
//! answer is one less than the least divisor of K that is at least 3. Every number above 2 has a
//! divisor that is an odd prime or 4, so the least divisor of K above 2 is an odd prime or 4, too.
//! Cost: O(√K).
//!
//! 规则：有 K 枚纽扣；每次操作取走 1 到 L 枚，取走最后一枚纽扣者胜。读入 `K`；输出使后手胜的最
//! 小的 L（2 ≤ L < K），没有则输出 0。
//! 范围：3 ≤ K ≤ 10^8。
//! 模型：巴什博弈，求使先手必败的最小上限。
//! 思路：上限为 L 时，当且仅当 K 是 L + 1 的倍数时后手胜。所以答案是 K 的不小于 3 的最小约数
//! 减 1。每个不小于 3 的数都有一个约数是奇质数或 4，所以 K 的这个最小约数也是奇质数或 4。
//! 复杂度：O(√K)。

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { buttons: u64 }
    assert!(buttons > 0, "no buttons, and so no last one");
    println!("{}", least_divisor_from_3(buttons).map_or(0, |divisor| divisor - 1));
}

fn least_divisor_from_3(n: u64) -> Option<u64> {
    let least = |(prime, exponent)| match (prime, exponent) {
        (2, 1) => None,
        (2, _) => Some(4),
        _ => Some(prime),
    };
    prime_powers(n).filter_map(least).min()
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the primes that divide `n`, in ascending order, each with its exponent; there are none
            /// for 1. Cost: at most about √n / 2 divisions in all.
            ///
            /// # Panics
            /// Panics if `n` is 0, because every prime divides 0.
            ///
            /// ```
            /// # use grundy::contest::primes::prime_powers;
            /// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
            /// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
            /// ```
            pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
                assert!(n > 0, "0 is divided by every prime");
                let (mut cofactor, mut divisor) = (n, 2);
                std::iter::from_fn(move || {
                    while cofactor % divisor != 0 && divisor <= cofactor / divisor {
                        divisor += 1 + divisor % 2;
                    }
                    let prime = if cofactor % divisor == 0 { divisor } else { cofactor };
                    let mut exponent = 0;
                    while cofactor > 1 && cofactor % prime == 0 {
                        cofactor /= prime;
                        exponent += 1;
                    }
                    Some((prime, exponent)).filter(|_| exponent > 0)
                })
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
