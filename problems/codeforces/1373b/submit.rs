// Codeforces 1373B https://codeforces.com/problemset/problem/1373/B · made by `cargo judge bundle cf1373b --write` from 675da3834ec38ac5
//! Codeforces 1373B — 01 Game
//! <https://codeforces.com/problemset/problem/1373/B> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: a move deletes two different adjacent digits of a string of zeros and ones, and whoever
//! cannot move loses. The input is the number of strings, then the strings; print `DA` for each
//! string from which the first player, Alice, wins, and `NET` for every other string.
//! Bounds: at most 1000 strings; a string has 1 to 100 digits.
//! Kind: impartial
//! Picture: `1 / 00001111`
//! Model: parity, every move deletes a zero and a one.
//! Why: as long as both digits occur, two different digits are adjacent somewhere. So play ends
//! when the rarer digit is used up, and the number of moves is the number of times that this digit
//! occurs in the given string.
//! Cost: O(|s|) per case.
//!
//! 规则：每次操作在由 0 和 1 组成的字符串中删去相邻的两个不同的数字，无法操作者输。先给出个数，
//! 再给出各字符串；先手 Alice 胜输出 `DA`，否则输出 `NET`。
//! 范围：至多 1000 个字符串；每个有 1 到 100 个数字。
//! 模型：奇偶性，每步删去一个 0 和一个 1。
//! 思路：只要两种数字都还有，就必有相邻的两个不同。所以较少的那种用完时游戏结束，步数就是它的个数。
//! 复杂度：每组 O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { s: Bytes }
        let zeros = s.iter().filter(|&&digit| digit == b'0').count();
        let ones = s.iter().filter(|&&digit| digit == b'1').count();
        assert!(
            zeros + ones == s.len(),
            "{:?} is not of zeros and ones",
            String::from_utf8_lossy(&s)
        );
        verdicts += if zeros.min(ones) % 2 == 1 { "DA\n" } else { "NET\n" };
    }
    print!("{verdicts}");
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
