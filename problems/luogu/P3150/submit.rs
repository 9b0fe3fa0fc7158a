// Luogu P3150 https://www.luogu.com.cn/problem/P3150 · made by `cargo judge bundle luogu_p3150 --write` from f114f1aaa50b9717
//! Luogu P3150 — pb's game 1 (pb的游戏（1）)
//! <https://www.luogu.com.cn/problem/P3150> · 1 s? · 125 MiB? · difficulty 2
//!
//! Rules: the mover splits a number M into two positive numbers; the opponent keeps one of them,
//! throws away the other, and then splits the one kept. Whoever cannot split, because the number is
//! 1, loses. The player pb moves first. The input has N cases `M`; print `pb wins` or `zs wins`.
//! Bounds: 1 < N < 50; 1 ≤ M ≤ 10^9.
//! Kind: impartial
//! Model: parity.
//! Why: an even number can be split into two odd ones, such as 1 and M - 1. The odd number 1 cannot
//! be split, and every way to split a larger odd number gives the opponent an even part to keep. So
//! exactly the odd numbers are lost.
//! Cost: O(1) per case.
//!
//! 规则：轮到的人把数 M 分成两个正数；对手从中留下一个、扔掉另一个，再由他来分。数为 1 时不能
//! 分，无法再分的人负，pb 先手。共 N 组数据，每组给出 `M`；输出 `pb wins` 或 `zs wins`。
//! 范围：1 < N < 50；1 ≤ M ≤ 10^9。
//! 模型：奇偶性。
//! 思路：偶数可以分成两个奇数，例如 1 和 M - 1。奇数要么是 1，要么分出一个偶数，让对手留下。所
//! 以恰好奇数必败。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64 }
        // Like 1, 0 cannot be split.
        let pb = m > 0 && m % 2 == 0;
        winners += if pb { "pb wins\n" } else { "zs wins\n" };
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
