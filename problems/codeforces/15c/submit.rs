// Codeforces 15C https://codeforces.com/problemset/problem/15/C · made by `cargo judge bundle cf15c --write` from 7387a7a2f1076382
//! Codeforces 15C — Industrial Nim
//! <https://codeforces.com/problemset/problem/15/C> · 2 s · 64 MiB · difficulty 4
//!
//! Also: BOJ 16899
//! Rules: there are n quarries; a quarry given as `x m` has m dumpers with x, x + 1, …, x + m - 1
//! stones. A move takes any positive number of stones from one dumper, and whoever cannot move
//! loses. The input is `n` and the quarries; print the winner, `tolik` for the first player or
//! `bolik` for the second.
//! Bounds: n ≤ 10^5; 1 ≤ x, m ≤ 10^16.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, the heaps given as runs of consecutive numbers.
//! Why: by Bouton's theorem the nim sum decides the game. The nim sum of a run is the nim sum of
//! two numbers: the nim sum of all numbers up to and including the run's last number, and the nim
//! sum of all numbers below its first number. The numbers below the run's first number occur twice
//! and cancel out. The four numbers 4q, …, 4q + 3 have nim sum 0, so in each of the two sums at
//! most three numbers are left to add.
//! Cost: O(n).
//!
//! 规则：有 n 个采石场；输入为 `x m` 的采石场有 m 辆卡车，分别装着 x, x + 1, …, x + m - 1 块石
//! 头。每次操作从一辆车取走至少一块，无法操作者输。输入 `n` 和各采石场；输出获胜者，先手胜为
//! `tolik`，否则为 `bolik`。
//! 范围：n ≤ 10^5；1 ≤ x, m ≤ 10^16。
//! 模型：Nim 游戏，各堆是若干段连续的整数。
//! 思路：由 Bouton 定理，异或和决定胜负。一段的异或和，等于小于末端的所有数的异或和，异或上小于
//! 起点的所有数的异或和，公共的部分抵消；而 4q, …, 4q + 3 这四个数的异或和为 0，所以至多剩三个
//! 数要算。
//! 复杂度：O(n)。

use grundy::nim::nim_sum_below;
use proconio::input;

fn main() {
    input! { n: usize, quarries: [(u64, u64); n] }
    let mut sum = 0;
    for (x, m) in quarries {
        assert!(m <= u64::MAX - x, "a quarry {x} {m}: the program takes less than 2^64 stones");
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    }
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}

mod grundy {
    pub mod nim {
        /// Returns the nim sum of the heaps 0, 1, …, `end` - 1. Cost: O(1).
        ///
        /// The heaps 4q, 4q + 1, 4q + 2 and 4q + 3 differ only in their last two bits, and their nim sum is
        /// 0, so only the last `end` mod 4 heaps matter. The nim sum of the heaps from a to b is the nim
        /// sum of all heaps below a and all heaps below b + 1, since the heaps counted twice cancel.
        ///
        /// ```
        /// # use grundy::nim::nim_sum_below;
        /// assert_eq!([0, 1, 2, 3, 4, 5].map(nim_sum_below), [0, 0, 1, 3, 0, 4]);
        /// assert_eq!(nim_sum_below(5) ^ nim_sum_below(8), 5 ^ 6 ^ 7);
        /// ```
        pub fn nim_sum_below(end: u64) -> u64 {
            match end % 4 {
                0 => 0,
                1 => end - 1,
                2 => 1,   // 4q and 4q + 1 differ in the last bit
                _ => end, // 4q, 4q + 1 and 4q + 2 make 4q + 3
            }
        }
    }
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
