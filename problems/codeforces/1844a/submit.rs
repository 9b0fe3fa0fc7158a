// Codeforces 1844A https://codeforces.com/problemset/problem/1844/A · made by `cargo judge bundle cf1844a --write` from 6ba0d7b5ab348811
//! Codeforces 1844A — Subtraction Game
//! <https://codeforces.com/problemset/problem/1844/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: a move takes exactly a or exactly b stones from a pile of n stones, and whoever cannot
//! move loses. The input is the number of cases; each case is `a b`, a < b. For each case, print
//! some n from 1 to 10^6 for which the second player wins.
//! Bounds: at most 100 cases; 1 ≤ a < b ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game {a, b}, one heap.
//! Why: n = a + b will do. If the first player takes a, there are b left; if he takes b, there are
//! a left; in either case the second player takes all of them.
//! Cost: O(1) per case.
//!
//! 规则：有一堆 n 枚石子；每次操作恰取 a 枚或恰取 b 枚，无法操作者输。先给出数据组数，每组给出
//! `a b`，a < b；每组输出 1 到 10^6 中使后手胜的任意一个 n。
//! 范围：至多 100 组；1 ≤ a < b ≤ 100。
//! 模型：减法游戏：{a, b}，只有一堆。
//! 思路：取 n = a + b 即可。先手取 a 则剩 b，取 b 则剩 a；无论哪种，后手都全部取完。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut piles = String::new();
    for _ in 0..cases {
        input! { a: u32, b: u32 }
        assert!(a > 0 && b > 0, "a move takes {a} or {b} stones, and 0 would never end");
        let pile = a.saturating_add(b);
        assert!(pile <= 1_000_000, "moves of {a} and {b}, where a + b is over 1000000");
        piles += &format!("{pile}\n");
    }
    print!("{piles}");
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
