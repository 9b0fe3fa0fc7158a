// BOJ 9660 https://www.acmicpc.net/problem/9660 · made by `cargo judge bundle boj9660 --write` from e37131c624b8fb6f
//! BOJ 9660 — Stone Game 6 (돌 게임 6)
//! <https://www.acmicpc.net/problem/9660> · 1 s? · 256 MiB? · difficulty 3
//!
//! Also: BOJ 9657, with fewer stones
//! Rules: a heap of N stones; a move takes 1, 3 or 4 of them, and whoever takes the last stone wins.
//! SK begins. Read `N` and print the winner, `SK` or `CY`.
//! Bounds: 1 ≤ N ≤ 10^12.
//! Kind: impartial
//! Rule: {1, 3, 4}
//! Model: subtraction game {1, 3, 4}, one heap.
//! Why: a heap is lost exactly when its number of stones leaves the remainder 0 or 2 when divided
//! by 7. From the remainder 0 the moves lead to 6, 4 and 3; from the remainder 2 they lead to 1, 6
//! and 5; none of these is 0 or 2. If the remainder is 1, 3 or 4, taking that many stones leaves
//! the remainder 0; taking three from 5 or four from 6 leaves 2.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1、3 或 4 枚，取走最后一枚石子者胜。SK 先手。读入 `N`，输出获胜者 `SK` 或
//! `CY`。
//! 范围：1 ≤ N ≤ 10^12。
//! 模型：减法游戏：{1, 3, 4}，只有一堆。
//! 思路：当且仅当石子数除以 7 余 0 或 2 时必败。从余数 0 走一步到 6、4、3，从余数 2 到 1、6、5，都不是 0 或 2。余
//! 1、3、4 时取走这么多枚，剩下余数 0；余 5 时取三枚，余 6 时取四枚，剩下余数 2。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { stones: u64 }
    let is_lost = matches!(stones % 7, 0 | 2);
    println!("{}", if is_lost { "CY" } else { "SK" });
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
