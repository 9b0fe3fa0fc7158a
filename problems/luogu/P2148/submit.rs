// Luogu P2148 https://www.luogu.com.cn/problem/P2148 · made by `cargo judge bundle luogu_p2148 --write` from 3708853e7a378050
//! Luogu P2148 — E&D
//! <https://www.luogu.com.cn/problem/P2148> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 1228
//! Rules: N piles of stones; the 1st and the 2nd form a pair, as do the 3rd and the 4th, and so on.
//! A move throws away one pile of a pair and splits the other into two nonempty piles, which then
//! form the pair; whoever cannot move, because all piles are 1, loses. The input has T cases: `N`,
//! then N piles; print `YES` if the first player wins, else `NO`.
//! Bounds: T ≤ 20; N ≤ 20,000; a pile has 1 to 2 · 10^9 stones.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, pairs of piles.
//! Why: a position is the sum of its pairs, and the value of a pair (a, b) is the place of the
//! lowest 0 in the binary digits of (a - 1) | (b - 1), with places counted from 0. By induction it
//! is enough to show that the values left by the possible splits of the pile a are exactly the
//! places of ones in a - 1: then the values of all options are the places of ones in (a - 1) | (b -
//! 1), and their mex is the lowest place with a 0.
//!
//! 1. Let a be split into x + 1 and y + 1, so a - 1 = x + y + 1, and let t be the lowest place with
//!    a 0 in x | y. Each place below t has a one in x or in y, so the numbers formed by the digits
//!    of x and of y below place t add up to 2^t - 1 or more. With the 1 that is added, they carry
//!    exactly 1 into place t, where x and y have zeros, so a - 1 has a one there.
//! 2. If a - 1 has a one at place t, split off x + 1 with x = 2^t - 1. What is left is y + 1 with
//!    y = a - 1 - 2^t, which has a 0 at place t; so t is the place of the lowest 0 of x | y.
//!
//! Cost: O(N) per case.
//!
//! 规则：有 N 堆石子，第 1、2 堆是一对，第 3、4 堆是一对，依此类推。每次操作扔掉一对中的一堆，
//! 把另一堆分成两个非空堆，它们成为新的一对；所有堆都为 1 时无法操作；无法操作者输。共 T 组数
//! 据，每组先给出堆数 N，再给出各堆的石子数；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：T ≤ 20；N ≤ 20,000；每堆有 1 到 2 · 10^9 枚石子。
//! 模型：取石子并分堆的游戏，成对的堆。
//! 思路：局面是各对的和，一对 (a, b) 的 SG 值是 (a - 1) | (b - 1) 的二进制中最低的 0 所在的位
//! （从 0 数起）。用归纳法，只需证明：分 a 所得的值恰好是 a - 1 中 1 所在的各位。这样所有后继的
//! 值就是 (a - 1) | (b - 1) 中 1 所在的各位，它们的 mex 是最低的不在其中的位。
//!
//! 1. 设把 a 分成 x + 1 和 y + 1，即 a - 1 = x + y + 1，设 t 是 x | y 中最低的 0 所在的位。低
//!    于 t 的每一位，x 或 y 有一个是 1，所以两者的这些低位加起来不小于 2^t - 1。再加上那个 1，
//!    恰好向第 t 位进 1，而 x、y 的第 t 位都是 0：所以 a - 1 的第 t 位是 1。
//! 2. 若 a - 1 的第 t 位是 1，取 x = 2^t - 1，分出 x + 1。剩下 y = a - 1 - 2^t，它的第 t 位
//!    是 0；所以 t 是 x | y 中最低的 0。
//!
//! 复杂度：每组 O(N)。

use proconio::input;

/// Returns the value of a pair; like a single stone, an empty pile cannot be split.
fn value(a: u64, b: u64) -> u32 {
    (a.saturating_sub(1) | b.saturating_sub(1)).trailing_ones()
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n % 2 == 0, "{n} piles, an odd number, cannot be paired");
        input! { pairs: [(u64, u64); n / 2] }
        let nim_sum = pairs.iter().fold(0, |sum, &(a, b)| sum ^ value(a, b));
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
