// BOJ 12107 https://www.acmicpc.net/problem/12107 · made by `cargo judge bundle boj12107 --write` from 32db4567f0afa2b1
//! BOJ 12107 — Erasing divisors 1 (약수 지우기 게임 1)
//! <https://www.acmicpc.net/problem/12107> · 1 s? · 256 MiB? · difficulty 2
//!
//! Rules: the numbers from 1 to N are on a board; a move erases one of them and all its divisors
//! that are still there, and whoever erases the last number loses. A begins. Read `N` and print
//! the winner, `A` or `B`.
//! Bounds: 1 ≤ N ≤ 1,000,000.
//! Kind: impartial
//! Model: game of divisors, by strategy stealing.
//! Why: with N = 1 the only move erases the last number, and A loses. If N is larger, A can erase
//! 1, whose only divisor is 1 itself, and leave the numbers from 2 to N. If B loses from there, A
//! has won. If B has a winning answer k there, A begins with k instead: this also erases 1 and
//! leaves the same numbers as erasing 1 and then k, so A wins. A wins either way.
//! Cost: O(1).
//!
//! 规则：黑板上写着 1 到 N；每次操作擦去一个数，以及它还在黑板上的所有约数；擦去最后一个数的人输。A 先手。
//! 读入 `N`，输出获胜者 `A` 或 `B`。
//! 范围：1 ≤ N ≤ 1,000,000。
//! 模型：约数游戏，用策略偷取。
//! 思路：N = 1 时只能擦去最后一个数，A 输。N 更大时，A 可以擦去 1，它没有别的约数，留下 2 到 N。若 B 从那里
//! 必败，A 就赢了。若 B 在那里有必胜的一步 k，A 就改为先擦 k：它也擦去 1，留下的数与先擦 1 再擦 k 相同，所
//! 以 A 赢。两种情形都是 A 胜。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "a board with no number");
    println!("{}", if n > 1 { "A" } else { "B" });
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
