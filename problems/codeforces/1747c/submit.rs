// Codeforces 1747C https://codeforces.com/problemset/problem/1747/C · made by `cargo judge bundle cf1747c --write` from b78088e41a855b76
//! Codeforces 1747C — Swap Game
//! <https://codeforces.com/problemset/problem/1747/C> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: there are numbers a₁, …, aₙ; a player who finds a₁ = 0 on his turn loses. Otherwise he
//! lowers a₁ by 1 and then swaps it with another number of his choice. The input is the number of
//! cases; each case is `n`, then the numbers. Print the winner of each case, `Alice` for the first
//! player or `Bob` for the second.
//! Bounds: at most 2 · 10^4 cases; 2 ≤ n ≤ 10^5, and all n together are at most 2 · 10^5; the
//! numbers are from 1 to 10^9.
//! Kind: impartial
//! Model: take-away game, one heap at a time.
//! Why: if a₁ is larger than some other number, the mover swaps it with the least number: then the
//! opponent finds a first number that is not larger than any other. From such a position, unless a₁
//! is 0 and the game is lost already, every move brings a number of at least a₁ to the first place
//! and puts a₁ - 1, which is smaller, among the other numbers.
//! Cost: O(n).
//!
//! 规则：给定数 a₁, …, aₙ；轮到时 a₁ = 0 的人负。否则他把 a₁ 减 1，再与另外任选的一个数交换。先
//! 给出数据组数，每组给出 `n` 和各数；每组输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：至多 2 · 10^4 组；2 ≤ n ≤ 10^5，各组的 n 之和至多为 2 · 10^5；各数从 1 到 10^9。
//! 模型：取物游戏，每次只动第一个数。
//! 思路：若 a₁ 大于另外某个数，轮到的人把它与其中最小的交换：对手面对的首数就不大于任何其他数。
//! 从这样的局面，若 a₁ 是 0 则已经输了；否则每一步都把 a₁ - 1 放到其他数中，而首数至少是 a₁，大
//! 于它。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        assert!(n > 1, "{n} numbers, of which two cannot be swapped");
        let first_is_above = numbers.iter().any(|&other| numbers[0] > other);
        winners += if first_is_above { "Alice\n" } else { "Bob\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
