// BOJ 20004 https://www.acmicpc.net/problem/20004 · made by `cargo judge bundle boj20004 --write` from d9ece37073f92e0e
//! BOJ 20004 — Baskin Robbins 31 (베스킨라빈스 31)
//! <https://www.acmicpc.net/problem/20004> · 1 s? · 256 MiB? · difficulty 2
//!
//! Rules: the players say the numbers from 1 to 31 in order; in each turn a player says at least 1
//! and at most n of the next numbers, and whoever says 31 loses. Read `A`; print each n from 1 to A
//! for which the second player wins, in ascending order, each on its own line.
//! Bounds: 1 ≤ A ≤ 31.
//! Kind: impartial
//! Picture: as in bash
//! Model: Bash's game, in misère play for each largest move.
//! Why: whoever says 30 wins, because the other player must say 31. So the players take 1 to n
//! numbers in each turn from a heap of 30 numbers, and whoever takes the last number wins. By
//! Bash's theorem the second player wins exactly when 30 is a multiple of n + 1: that player then
//! answers each turn of the opponent's so that the two turns together take n + 1 numbers.
//! Cost: O(1).
//!
//! 规则：两人依次从 1 报数到 31，每次操作报接下来的 1 到 n 个数，报到 31 的人输。读入 `A`，按从小到大输出 1 到 A
//! 中所有使后手必胜的 n，每行一个。
//! 范围：1 ≤ A ≤ 31。
//! 模型：巴什博弈，对每个上限 n 的反常规则。
//! 思路：报到 30 的人赢，因为对方只能报 31。所以这就是从一堆 30 个数中每次取 1 到 n 个、取走最后一个者胜的游戏。
//! 由巴什定理，当且仅当 30 是 n + 1 的倍数时后手必胜：后手每次都凑成 n + 1 个数。
//! 复杂度：O(1)。

use proconio::input;

/// Whoever says this number wins.
const LAST: u64 = 30;

fn main() {
    input! { most: u64 }
    let second_wins = |n: &u64| *n <= most && LAST % (n + 1) == 0;
    let lines = (1..LAST).filter(second_wins).map(|n| format!("{n}\n"));
    print!("{}", lines.collect::<String>());
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
