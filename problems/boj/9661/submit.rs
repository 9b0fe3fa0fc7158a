// BOJ 9661 https://www.acmicpc.net/problem/9661 · made by `cargo judge bundle boj9661 --write` from 4b748d8603af6c1c
//! BOJ 9661 — Stone Game 7 (돌 게임 7)
//! <https://www.acmicpc.net/problem/9661> · 1 s? · 256 MiB? · difficulty 3
//!
//! Rules: a heap of N stones; a move takes 1, 4, 16, 64, … stones (a power of 4), and whoever
//! cannot move loses. SK begins. Read `N` and print the winner, `SK` or `CY`.
//! Bounds: 1 ≤ N ≤ 10^12.
//! Kind: impartial
//! Rule: powers of 4
//! Model: subtraction game {1, 4, 16, …}, one heap.
//! Why: a power of 4 leaves the remainder 1 or 4 when divided by 5, so every move changes the
//! heap's remainder by 1 modulo 5, up or down. The heaps with the remainders 0 and 2 are lost: no
//! move leads from one of these remainders to the other or to itself. If the remainder is 1 or 3,
//! taking one stone leads to 0 or 2; if it is 4, taking four stones leads to 0, as the heap has at
//! least four.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1、4、16、64、…… 枚，即 4 的幂，无法操作者输。SK 先手。读入 `N`，
//! 输出获胜者 `SK` 或 `CY`。
//! 范围：1 ≤ N ≤ 10^12。
//! 模型：减法游戏：{1, 4, 16, …}，只有一堆。
//! 思路：4 的幂除以 5 余 1 或 4，所以每一步都使石子数除以 5 的余数在五个数的圆圈上移动一格。余数为 0 或 2
//! 时必败：走一步后余数为 4、1 或 1、3，都不是 0 或 2。从其余的余数总能走到其中之一：余 1 或余 3 时取一枚；
//! 余 4 时至少有四枚，取四枚。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { stones: u64 }
    let is_lost = matches!(stones % 5, 0 | 2);
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
