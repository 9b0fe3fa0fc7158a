// Codeforces 1104B https://codeforces.com/problemset/problem/1104/B · made by `cargo judge bundle cf1104b --write` from 403d1bf12121bdf0
//! Codeforces 1104B — Game with string
//! <https://codeforces.com/problemset/problem/1104/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: a move deletes two equal adjacent letters of a string, and whoever cannot move loses.
//! The input is the string; print `Yes` if the first player wins, else `No`.
//! Bounds: the string has 1 to 100,000 lowercase letters.
//! Kind: impartial
//! Model: parity, the game ends with a known string.
//! Why: whatever is deleted, the same string is left in the end. To see this, read the letters as
//! generators of a group in which each letter is its own inverse, the free product of groups of two
//! elements. A deletion leaves the product of all letters unchanged, and each element of the group
//! is given by exactly one word in which no two adjacent letters are equal. So the number of moves
//! is fixed, and it is found by deleting pairs from left to right with the help of a stack.
//! Cost: O(|s|).
//!
//! 规则：每次操作删去字符串中相邻的两个相同字母，无法操作者输。输入字符串；先手胜输出 `Yes`，否
//! 则输出 `No`。
//! 范围：字符串有 1 到 100,000 个小写字母。
//! 模型：奇偶性，最后剩下的字符串是确定的。
//! 思路：无论怎么删，最后剩下的字母都一样。把每种字母看成群的一个生成元，各以自己为逆元，即若干
//! 个二元群的自由积：删去一对不改变所有字母之积，而每个元素恰有一种没有相邻相同字母的写法。所以
//! 步数是确定的，用栈从左到右删去成对的字母就能数出来。
//! 复杂度：O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "not letters alone");
    let mut stack = vec![];
    let mut moves = 0;
    for letter in s {
        if stack.last() == Some(&letter) {
            stack.pop();
            moves += 1;
        } else {
            stack.push(letter);
        }
    }
    println!("{}", if moves % 2 == 1 { "Yes" } else { "No" });
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
