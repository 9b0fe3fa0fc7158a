// BOJ 9658 https://www.acmicpc.net/problem/9658 · made by `cargo judge bundle boj9658 --write` from 1e828d0bff787028
//! BOJ 9658 — Stone Game 4 (돌 게임 4)
//! <https://www.acmicpc.net/problem/9658> · 1 s? · 128 MiB? · difficulty 2
//!
//! Rules: a heap of N stones; a move takes 1, 3 or 4 of them, and whoever takes the last stone
//! loses. SK begins. Read `N` and print the winner, `SK` or `CY`.
//! Bounds: 1 ≤ N ≤ 1000.
//! Kind: impartial
//! Rule: {1, 3, 4}, misère
//! Model: subtraction game {1, 3, 4}, one heap under misère play.
//! Why: a heap is lost exactly when its number of stones leaves the remainder 1 or 3 when divided
//! by 7. This is proved by induction on the number of stones.
//!
//! 1. Whoever finds no stones left has won, because the opponent has taken the last one.
//! 2. From the remainder 1 the moves lead to 0, 5 and 4; from the remainder 3 they lead to 2, 0
//!    and 6. All of these remainders are won, so the remainders 1 and 3 are lost.
//! 3. Taking one stone from 2 leaves 1; taking one or three from 4 leaves 3 or 1; taking four
//!    from 5 leaves 1; and taking three from 6 leaves 3. If the remainder is 0 and there are at
//!    least seven stones, taking four leaves the remainder 3. All these moves leave lost heaps, so
//!    the remainders 0, 2, 4, 5 and 6 are won.
//!
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1、3 或 4 枚，取走最后一枚石子者负。SK 先手。读入 `N`，输出获胜者
//! `SK` 或 `CY`。
//! 范围：1 ≤ N ≤ 1000。
//! 模型：减法游戏：{1, 3, 4}，只有一堆，反常规则。
//! 思路：当且仅当石子数除以 7 余 1 或 3 时必败。从最小的堆起依次证明：
//!
//! 1. 轮到自己时已没有石子，说明对手取走了最后一枚，所以自己获胜。
//! 2. 从余数 1 走一步到余数 0、5、4，从余数 3 到 2、0、6，都是必胜态，所以余 1 和余 3 时必败。
//! 3. 余 2 时取一枚，剩下余数 1；余 4 时取一枚或三枚，剩下余数 3 或 1；余 5 时取四枚，剩下余数 1；余 6 时
//!    取三枚，剩下余数 3；余 0 而至少有七枚时取四枚，剩下余数 3。剩下的都是必败态，所以余 0、2、4、5、6 时
//!    必胜。
//!
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { stones: u64 }
    let is_lost = matches!(stones % 7, 1 | 3);
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
