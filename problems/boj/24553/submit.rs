// BOJ 24553 https://www.acmicpc.net/problem/24553 · made by `cargo judge bundle boj24553 --write` from eeb0a8aacd7d6fdc
//! BOJ 24553 — Palindrome Game (팰린드롬 게임)
//! <https://www.acmicpc.net/problem/24553> · 1 s? · 256 MiB? · difficulty 2
//!
//! Rules: a heap of N stones; a move takes a palindromic number of them, such as 3, 11 or 929, and
//! whoever cannot move loses. The input is T, then T heaps, each a game of its own. Print 0 for
//! each heap from which the first player wins, and 1 for each of the others.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 10^18.
//! Kind: impartial
//! Picture: `1 / 10`
//! Model: subtraction game, palindromes, one heap.
//! Why: a heap is lost exactly when its number of stones ends with the digit 0. A palindrome does
//! not begin with 0, so it does not end with 0 either, and no move leads from one multiple of 10 to
//! another. If the last digit is not 0, it is itself a palindrome, and taking that many stones
//! leaves a multiple of 10.
//! Cost: O(T).
//!
//! 规则：有一堆 N 枚石子；每次操作取走的枚数须是回文数，如 3、11 或 929，无法操作者输。先给出 T，再给出 T
//! 堆，每堆单独是一局。先手胜输出 0，否则输出 1，每堆一行。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 10^18。
//! 模型：减法游戏：取回文数，只有一堆。
//! 思路：当且仅当石子数的末位是 0 时必败。回文数不以 0 开头，所以也不以 0 结尾，从 10 的倍数走一步不会到
//! 10 的倍数。若末位不是 0，这一位数字本身就是回文数，取走这么多枚，就剩下 10 的倍数。
//! 复杂度：O(T)。

use proconio::input;

fn main() {
    input! { cases: usize, heaps: [u64; cases] }
    let winner = |heap: &u64| if heap % 10 != 0 { "0\n" } else { "1\n" };
    print!("{}", heaps.iter().map(winner).collect::<String>());
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
