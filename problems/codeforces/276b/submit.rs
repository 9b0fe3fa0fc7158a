// Codeforces 276B https://codeforces.com/problemset/problem/276/B · made by `cargo judge bundle cf276b --write` from b75b5b02a9132d70
//! Codeforces 276B — Little Girl and Game
//! <https://codeforces.com/problemset/problem/276/B> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: there is a string. A player who can rearrange the letters of the string into a palindrome
//! on his turn wins; otherwise he removes one letter. The input is the string; print the winner,
//! `First` or `Second`.
//! Bounds: the string has 1 to 10^3 lowercase letters.
//! Kind: impartial
//! Model: parity, of the letters that occur an odd number of times.
//! Why: let k be the number of letters that occur an odd number of times. The letters can form a
//! palindrome if and only if k ≤ 1, and removing a letter changes k by 1. So one player always
//! finds an odd k, and the other player always finds an even k and wins only if he finds k = 0. A
//! player who finds an odd k above 1 leaves an even k of at least 2, so his opponent never finds
//! k = 0 unless it was 0 at the start. As the string becomes shorter, the player who finds an odd k
//! finds k = 1 in the end.
//! Cost: O(|s|).
//!
//! 规则：给定一个字符串。轮到谁时，若能把字母重排成回文串，他就赢；否则他去掉一个字母。输入字符
//! 串；输出获胜者 `First` 或 `Second`。
//! 范围：字符串有 1 到 10^3 个小写字母。
//! 模型：奇偶性，看出现奇数次的字母个数。
//! 思路：设出现奇数次的字母有 k 种。能重排成回文，当且仅当 k ≤ 1；去掉一个字母使 k 变化 1。所以一
//! 方面对的 k 总是奇数，另一方总是偶数，而后者只有面对 0 才能赢。面对大于 1 的奇数 k 的人，可以留
//! 下至少为 2 的偶数，所以除非一开始就是 0，对手永远碰不到 0。字符串越来越短，他最终会碰
//! 到 k = 1。
//! 复杂度：O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "not a word of letters");
    let mut is_odd = [false; 256];
    for letter in s {
        is_odd[usize::from(letter)] ^= true;
    }
    let odd = is_odd.iter().filter(|&&is_odd| is_odd).count();
    println!("{}", if odd == 0 || odd % 2 == 1 { "First" } else { "Second" });
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
