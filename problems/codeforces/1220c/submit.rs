// Codeforces 1220C https://codeforces.com/problemset/problem/1220/C · made by `cargo judge bundle cf1220c --write` from f55505989dfeb014
//! Codeforces 1220C — Substring Game in the Lesson
//! <https://codeforces.com/problemset/problem/1220/C> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: the game starts with one letter of a string as the current substring. A move extends it
//! to the left, to the right or both ways, and must make it lexicographically smaller; whoever
//! cannot move loses. Ann moves first. The input is the string; for each of its letters, in order,
//! print who wins from there, `Mike` or `Ann`.
//! Bounds: the string has 1 to 5 · 10^5 lowercase letters.
//! Kind: impartial
//! Model: game on sets and strings, a substring is widened.
//! Why: a substring that keeps its left end and grows becomes larger, since the old one is a proper
//! prefix of it. So a move must extend the substring to the left, and the new first letter must not
//! be larger than the old one. In a move from a single letter, the new first letter must not be
//! equal to the old one either, as otherwise the old substring would again be a proper prefix of
//! the new one. So Ann cannot move if no letter further left is smaller than hers. Otherwise she
//! extends to the smallest letter further left (the leftmost if there are several): then all
//! letters before it are larger, and Mike cannot move.
//! Cost: O(|s|).
//!
//! 规则：开始时，当前子串是字符串中的一个字母。每次操作把它向左、向右或同时向两边扩展，使它的字
//! 典序变小；无法操作者输。Ann 先手。输入字符串；依次对每个字母输出从那里开始时谁胜，`Mike` 或
//! `Ann`。
//! 范围：字符串有 1 到 5 · 10^5 个小写字母。
//! 模型：集合与字符串上的游戏，扩展子串。
//! 思路：左端不变而变长的子串，字典序变大，因为旧的是它的真前缀。所以每步必须向左扩展，而且新的
//! 首字母不能更大。若当前只有一个字母，新的首字母也不能与它相等，否则旧的又是真前缀。所以左边没
//! 有更小的字母时，Ann 不能走。否则她扩展到左边最小的字母，有多个则取最左的一个：再往左的字母都
//! 更大，Mike 不能走。
//! 复杂度：O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_lowercase), "not a word of small letters");
    let mut winners = String::new();
    let mut least_before = u8::MAX;
    for letter in s {
        winners += if least_before < letter { "Ann\n" } else { "Mike\n" };
        least_before = least_before.min(letter);
    }
    print!("{winners}");
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
