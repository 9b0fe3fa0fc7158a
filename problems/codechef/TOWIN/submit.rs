// CodeChef TOWIN https://www.codechef.com/problems/TOWIN · made by `cargo judge bundle codechef_towin --write` from 7d270f5492248013
//! CodeChef TOWIN — Winning Strategy
//! <https://www.codechef.com/problems/TOWIN> · 1 s · 1536 MiB? · difficulty 2
//!
//! Rules: two players take turns taking one number from an array, except that the second player's
//! first turn is to take two numbers; each player wants the sum of their own numbers to be large.
//! The input has t cases, each `n` and the numbers. Print whose sum is larger, `first` or `second`,
//! or `draw`.
//! Bounds: 1 ≤ t ≤ 15; 1 ≤ n ≤ 10^4; 1 ≤ a_i ≤ 10^9.
//! Kind: score
//! Model: card game, the largest number first.
//! Why: the turns are fixed: first, second, second, first, second, first, …, as long as there are
//! numbers. Taking the largest number x is never worse than taking another number y: if the same
//! player would take x later, x and y can be exchanged, and if the other player would take x, that
//! player is left with y instead. So the numbers are taken from the largest down, and who takes
//! each of them is fixed.
//! Cost: O(n log n).
//! Judge: for `1 / 2 / 1 1` a published program prints `first`, as it does for any two numbers; by
//! the rules the answer is `draw`.
//!
//! 规则：两人轮流从数组中取数，每次一个，但后手第一次取两个；双方都希望自己所取各数之和尽量大。共 t 组数据，每组为
//! `n` 和各数。输出和较大的一方 `first` 或 `second`，相等则输出 `draw`。
//! 范围：1 ≤ t ≤ 15；1 ≤ n ≤ 10^4；1 ≤ a_i ≤ 10^9。
//! 模型：纸牌游戏，先取最大的数。
//! 思路：取数的次序是固定的：先手、后手、后手、先手、后手、先手……直到取完。取最大的数不会比取另一个数 y 差：若它后来
//! 归同一人，两者可以交换；若它会归对方，那么留给对方的只是 y。所以双方从大到小取数，每个数归谁是已知的。
//! 复杂度：O(n log n)。
//! 评测：对 `1 / 2 / 1 1`，有一个公开的程序输出 `first`，它对任意两个数都如此；按规则应是 `draw`。

use proconio::input;
use std::cmp::Ordering;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut numbers: [i64; n] }
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        // After the first three numbers, the turns alternate.
        let signs = [1, -1, -1].into_iter().chain([1, -1].into_iter().cycle());
        let lead: i64 = numbers.iter().zip(signs).map(|(number, sign)| number * sign).sum();
        winners += match lead.cmp(&0) {
            Ordering::Greater => "first\n",
            Ordering::Less => "second\n",
            Ordering::Equal => "draw\n",
        };
    }
    print!("{winners}", winners = winners);
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
