// Codeforces 451A https://codeforces.com/problemset/problem/451/A · made by `cargo judge bundle cf451a --write` from 90e4b4a725001b99
//! Codeforces 451A — Game With Sticks
//! <https://codeforces.com/problemset/problem/451/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: n horizontal and m vertical sticks form a grid. A move chooses a point where two sticks
//! cross, and removes both sticks. Whoever cannot move loses. The input is `n m`; print the winner,
//! `Akshat` for the first player or `Malvika` for the second.
//! Bounds: 1 ≤ n, m ≤ 100.
//! Kind: impartial
//! Model: parity.
//! Why: every move removes one stick of each direction, so there are min(n, m) moves whatever the
//! players do. The first player wins if this number is odd.
//! Cost: O(1).
//!
//! 规则：n 根横棍和 m 根竖棍组成网格。每次操作选两根棍的一个交点，把这两根棍都拿走。无法操作者
//! 输。输入 `n m`；输出获胜者，先手赢输出 `Akshat`，否则输出 `Malvika`。
//! 范围：1 ≤ n, m ≤ 100。
//! 模型：奇偶性。
//! 思路：每一步从横竖两个方向各拿走一根，所以不论怎么走，总共都是 min(n, m) 步。它是奇数时先手
//! 赢。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", if n.min(m) % 2 == 1 { "Akshat" } else { "Malvika" });
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
