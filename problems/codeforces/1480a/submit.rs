// Codeforces 1480A https://codeforces.com/problemset/problem/1480/A · made by `cargo judge bundle cf1480a --write` from bbae64b2e4e4c97b
//! Codeforces 1480A — Yet Another String Game
//! <https://codeforces.com/problemset/problem/1480/A> · 2 s · 512 MiB · difficulty 1
//!
//! Rules: Alice and Bob take turns, Alice first, with a string. A move picks a place that has not
//! been picked before and changes the letter there into any other letter; play ends when all places
//! have been picked. Alice wants the final string to be small in dictionary order, and Bob wants it
//! large. The input has t cases, each a string; for each case, print the final string under best
//! play.
//! Bounds: 1 ≤ t ≤ 1000; 1 ≤ |s| ≤ 50; lowercase English letters.
//! Kind: score
//! Picture: picture.rs
//! Model: interval game, from the left.
//! Why: of all places not yet chosen, the first one matters most. Alice makes it `a`, or `b` if it
//! is already `a`; Bob makes it `z`, or `y` if it is already `z`. A player who leaves this place to
//! the opponent gets a worse letter there, whatever the later letters become. So the places are
//! chosen from left to right.
//! Cost: O(|s|).
//!
//! 规则：Alice 和 Bob 轮流选字符串中一个还没有人选过的位置，把它的字母改成另一个，Alice 先手，直到每个位置都被选过。Alice
//! 希望最后的字符串字典序小，Bob 希望它大。共 t 组数据，每组一个字符串；输出最后的字符串。
//! 范围：1 ≤ t ≤ 1000；1 ≤ |s| ≤ 50；小写英文字母。
//! 模型：区间游戏，从左到右。
//! 思路：剩下的位置中，第一个最先决定大小。Alice 把它改成 `a`，原来是 `a` 就改成 `b`；Bob 把它改成 `z`，原来是 `z` 就改
//! 成 `y`。谁把它留给对方，不论后面怎样，在这一位上都更差。所以位置从左到右被选。
//! 复杂度：O(|s|)。

use proconio::{input, marker::Chars};

fn main() {
    input! { cases: usize, texts: [Chars; cases] }
    for text in texts {
        if let Some(other) = text.iter().find(|letter| !letter.is_ascii_lowercase()) {
            panic!("the sign {other:?}, which is no lowercase letter");
        }
        let changed = text.iter().enumerate().map(|(turn, letter)| match (turn % 2, letter) {
            (0, 'a') => 'b',
            (0, _) => 'a',
            (_, 'z') => 'y',
            _ => 'z',
        });
        println!("{}", changed.collect::<String>());
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

        /// Reads a token as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
