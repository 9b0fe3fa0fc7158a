// HackerRank kitty-and-katty https://www.hackerrank.com/challenges/kitty-and-katty · made by `cargo judge bundle hackerrank_kitty-and-katty --write` from a5f56f50e0356aa7
//! HackerRank kitty-and-katty — Kitty and Katty
//! <https://www.hackerrank.com/challenges/kitty-and-katty> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: blocks carry the numbers 1 to N. A move replaces two blocks A and B with one block
//! numbered A - B; Kitty moves first. If the number on the last block is 1 mod 3, Kitty wins; if it
//! is 2 mod 3, Katty wins; and if it is 0 mod 3, whoever made the last move wins. The input has T
//! cases `N`. Print the winner, `Kitty` or `Katty`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N ≤ 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of the moves.
//! Why: whoever makes the last move can win. If the last two blocks A and B differ by a multiple of
//! 3, any move wins; otherwise the player chooses between A - B and B - A, one of which is 1 mod 3
//! and the other 2. There are N - 1 moves, so Kitty wins if N is even, and also for N = 1, because
//! the only block is a 1.
//! Cost: O(1) per case.
//!
//! 规则：积木上写有 1 到 N 的数。每次操作把两块积木 A 和 B 换成一块 A - B；Kitty 先手。最后一块
//! 除以 3 余 1 则 Kitty 赢，余 2 则 Katty 赢，余 0 则走最后一步的人赢。输入共 T 组数据，每组给
//! 出 `N`；输出获胜者 `Kitty` 或 `Katty`。
//! 范围：1 ≤ T ≤ 100；1 ≤ N ≤ 10^5。
//! 模型：奇偶性，看步数。
//! 思路：走最后一步的人赢：剩下的两块之差若是 3 的倍数，他直接赢；否则 A - B 与 B - A 中一个
//! 余 1、一个余 2，由他来选。总共 N - 1 步，所以 N 为偶数时 Kitty 赢；N = 1 时积木上是 1，也
//! 是 Kitty 赢。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "0 blocks, of which none is the last");
        winners += if n == 1 || n % 2 == 0 { "Kitty\n" } else { "Katty\n" };
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
