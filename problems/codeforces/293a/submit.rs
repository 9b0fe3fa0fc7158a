// Codeforces 293A https://codeforces.com/problemset/problem/293/A · made by `cargo judge bundle cf293a --write` from 1c36ece0d56378e9
//! Codeforces 293A — Weird Game
//! <https://codeforces.com/problemset/problem/293/A> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: Yaroslav has a word s of 2n binary digits, and Andrey has a word t of the same length.
//! They take turns, Yaroslav first: the player to move chooses a place that nobody has chosen yet,
//! and writes down the digit at that place in their own word. In the end each player arranges the
//! digits that they have written down into the largest possible number, and the player with the
//! larger number wins. The input is `n`, s and t; print `First`, `Second` or `Draw`.
//! Bounds: 1 ≤ n ≤ 10^6.
//! Kind: score
//! Picture: `1 / 10 / 11`
//! Model: card game, the place with more ones first.
//! Why: both players write down n digits, so the player with more ones has the larger number. By
//! choosing a place, a player gains the digit of their own word at this place and keeps the other
//! player from gaining the digit of the other word at this place.
//!
//! 1. Let Y be the set of places that Yaroslav chooses. He is ahead by the sum of s over Y minus
//!    the sum of t outside Y, which is the sum of s + t over Y minus the sum of t over all places.
//!    So he wants the sum of s + t over his places to be large; Andrey wants it to be small, and so
//!    wants the sum over his own places to be large.
//! 2. So both take a place with s + t as large as possible: first the places with two ones, then
//!    those with a single one, then those with none. A player loses nothing by preferring such a
//!    place to any other place, whichever player would otherwise have taken the preferred place
//!    later.
//!
//! Cost: O(n).
//!
//! 规则：Yaroslav 有一个 2n 位的 01 串 s，Andrey 有 t。双方轮流选一个还没有人选过的位置，Yaroslav 先手，写下自己的串在那里
//! 的数字。最后各用写下的数字排成最大的数，较大者胜。输入 `n`、s 和 t；输出 `First`、`Second` 或 `Draw`。
//! 范围：1 ≤ n ≤ 10^6。
//! 模型：纸牌游戏，先取 1 较多的位置。
//! 思路：双方都写 n 个数字，所以 1 较多的数较大。在一个位置上的收益是得到自己的数字，并使对方得不到对方的数字。
//!
//! 1. 设 Yaroslav 选的位置是 Y。他领先的是 Y 中 s 之和减去 Y 外 t 之和，也就是 Y 中 s + t 之和减去所有 t 之和。所以他
//!    希望自己各位置的 s + t 大；Andrey 希望它小，即希望自己各位置的 s + t 大。
//! 2. 所以双方都取 s + t 最大的位置：先取有两个 1 的，再取只有一个 1 的，最后取没有 1 的。不管最大的以后归谁，用它替换别
//!    的位置都没有损失。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};
use std::cmp::Ordering;

fn main() {
    input! { n: usize, of_first: Bytes, of_second: Bytes }
    let is_word =
        |word: &Vec<u8>| word.len() == 2 * n && word.iter().all(|digit| b"01".contains(digit));
    assert!(is_word(&of_first) && is_word(&of_second), "not a word of {} binary digits", 2 * n);
    // How many places have no, one and two ones.
    let mut places = [0; 3];
    for (first, second) in of_first.iter().zip(&of_second) {
        places[usize::from(*first == b'1') + usize::from(*second == b'1')] += 1;
    }
    let [_, single, double] = places;
    // Who begins with the places of a single one has the first choice of them.
    let yaroslavs_double = double - double / 2;
    let yaroslavs_single = if double % 2 == 0 { single - single / 2 } else { single / 2 };
    let andreys_ones = of_second.iter().filter(|&&digit| digit == b'1').count();
    let winner = match (2 * yaroslavs_double + yaroslavs_single).cmp(&andreys_ones) {
        Ordering::Greater => "First",
        Ordering::Less => "Second",
        Ordering::Equal => "Draw",
    };
    println!("{winner}");
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
