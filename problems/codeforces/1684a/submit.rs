// Codeforces 1684A https://codeforces.com/problemset/problem/1684/A · made by `cargo judge bundle cf1684a --write` from c46ea13512f0514c
//! Codeforces 1684A — Digit Minimization
//! <https://codeforces.com/problemset/problem/1684/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Alice and Bob take turns changing an integer, Alice first. She swaps two of its digits,
//! and he removes the last digit, until only one digit is left; she wants this digit to be small.
//! The input has t cases, each an integer without zeros; for each case, print the digit that is
//! left.
//! Bounds: 1 ≤ t ≤ 10^4; 10 ≤ n ≤ 10^9.
//! Kind: score
//! Picture: `1 / 132`
//! Model: forcing moves, the last swap.
//! Why: with two digits left Alice has to swap them, so the second digit comes first and is the one
//! that stays. If there are only two digits at first, the second one is the answer. With more
//! digits, she brings the smallest digit to the second place with her first swap, or, if it is
//! there already, swaps the first and third digits. From then on she swaps the first and third
//! digits as long as there are at least three digits; so Bob never removes the second digit. So the
//! smallest one stays.
//! Cost: O(log n).
//!
//! 规则：对一个整数，Alice 和 Bob 轮流操作，Alice 先手：她交换两个数字，他删去最后一个数字，直到剩一个，她希望它尽量小。共 t
//! 组数据，每组一个不含 0 的整数；输出最后的数字。
//! 范围：1 ≤ t ≤ 10^4；10 ≤ n ≤ 10^9。
//! 模型：强制操作，最后一次交换。
//! 思路：剩两个数字时 Alice 只能交换它们，所以留下的是第二个。一开始就是两个数字时，这就是答案。更多时，她的第一次交换把最小
//! 的数字换到第二位；它已在第二位，就交换第一个和第三个。此后只要还有三个，她就交换这两个，而 Bob 只删后面的。所以留下的是最
//! 小的数字。
//! 复杂度：O(log n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize, numbers: [Bytes; cases] }
    for &sign in numbers.iter().flatten() {
        assert!(sign.is_ascii_digit(), "the sign {:?}, which is no digit", char::from(sign));
    }
    for digits in numbers {
        let last = match *digits {
            [_, second] => second,
            _ => *digits.iter().min().expect("a digit"),
        };
        println!("{}", char::from(last));
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
