// Codeforces 1155B https://codeforces.com/problemset/problem/1155/B · made by `cargo judge bundle cf1155b --write` from 502067f73ebeef0a
//! Codeforces 1155B — Game with Telephone Numbers
//! <https://codeforces.com/problemset/problem/1155/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: Vasya and Petya take turns, Vasya first, erasing one digit of a string, until 11 digits
//! are left. Vasya wins if the first of these is 8. The input is `n` and the string; print `YES` if
//! Vasya wins, else `NO`.
//! Bounds: 13 ≤ n < 10^5, n odd.
//! Kind: pursuit
//! Picture: `13 / 8088888888888`
//! Model: forcing moves, the digits that can be the first one.
//! Why: each player erases k = (n - 11)/2 digits. The first digit left at the end is one of the
//! first n - 10 = 2k + 1 digits. Vasya wins exactly when more than k of these 2k + 1 digits are 8.
//!
//! 1. If so, at most k of the 2k + 1 digits are not 8, and Vasya erases those digits. Whatever
//!    Petya erases, the first digit left is an 8.
//! 2. If at most k of the 2k + 1 digits are 8, Petya erases those digits, and the first digit left
//!    is not an 8.
//!
//! Cost: O(n).
//!
//! 规则：Vasya 和 Petya 轮流从一个数字串中删去一个数字，Vasya 先手，直到剩 11 个。若其中第一个是 8，Vasya 胜。输入 `n` 和
//! 这个串；Vasya 胜输出 `YES`，否则输出 `NO`。
//! 范围：13 ≤ n < 10^5，n 是奇数。
//! 模型：强制操作，可能成为第一个的数字。
//! 思路：双方各删 k = (n - 11)/2 个。最后的第一个数字是原来前 n - 10 = 2k + 1 个中的一个。当且仅当其中多于 k 个是 8 时
//! Vasya 胜。
//!
//! 1. 这时其中至多 k 个不是 8，Vasya 把它们删去。无论 Petya 删什么，第一个总是 8。
//! 2. 若其中至多 k 个是 8，Petya 把它们删去，第一个就不是 8。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

/// The number of digits of a telephone number.
const KEPT: usize = 11;

fn main() {
    input! { n: usize, digits: Bytes }
    assert!(
        digits.len() == n && n >= KEPT && n % 2 == 1,
        "not an odd number of digits, n and at least {KEPT}"
    );
    let of_each = (n - KEPT) / 2;
    let eights = digits[..=n - KEPT].iter().filter(|&&digit| digit == b'8').count();
    println!("{}", if eights > of_each { "YES" } else { "NO" });
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
