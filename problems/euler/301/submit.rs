// Project Euler 301 https://projecteuler.net/problem=301 · made by `cargo judge bundle euler301 --write` from 7d287125d1fee223
//! Project Euler 301 — Nim
//! <https://projecteuler.net/problem=301> · 60 s · 1024 MiB? · difficulty 2
//!
//! Rules: Nim with three heaps of n, 2n and 3n stones. The input is one number; print for how many
//! n from 1 up to that number the first player loses. Without input, n goes up to 2^30.
//! Bounds: one instance, n up to 2^30.
//! Kind: count
//! Model: Nim, heaps of n, 2n and 3n.
//! Why: the first player loses if and only if the nim sum is 0, that is, if n ⊕ 2n = 3n. The sum of
//! two numbers is their nim sum plus twice the number formed by their common bits, so the equation
//! holds if and only if n and 2n have no bit in common, that is, if no two ones of n are adjacent.
//! Of the w(l) words of l bits without adjacent ones, w(l - 1) begin with 0 and w(l - 2) with 10,
//! so w(l) = w(l - 1) + w(l - 2), where w(0) = 1 and w(1) = 2. A number below `end` agrees with
//! `end` above some bit that is 1 in `end`, and has a 0 at that bit; the bits below are free. So
//! for each bit of `end` that is 1, provided that the bits above it contain no adjacent ones, the
//! number of words without adjacent ones for the bits below it is added.
//! Cost: O(log n).
//!
//! 规则：三堆石子的 Nim 游戏，各堆为 n、2n 和 3n 枚。输入一个数；输出从 1 到它有多少个 n 使先手
//! 输。没有输入时，n 到 2^30。
//! 范围：只有一组，n 到 2^30。
//! 模型：Nim 游戏，各堆为 n、2n 和 3n。
//! 思路：先手输当且仅当异或和为 0，即 n ⊕ 2n = 3n。和等于异或和加上公共位的两倍，所以这等价
//! 于 n 和 2n 没有公共的位，也就是 n 中没有相邻的两个 1。在没有相邻的 1 的 l 位二进制串中，
//! 以 0 开头的有 w(l - 1) 个，以 10 开头的有 w(l - 2) 个，所以 w(l) = w(l - 1) + w(l - 2)，其
//! 中 w(0) = 1，w(1) = 2。小于 `end` 的数，在 `end` 的某个为 1 的位以上与它相同，在这一位上为 0，
//! 更低的位任意。所以对 `end` 的每个为 1 的位各数一次这样的二进制串，直到更高的位中出现相邻
//! 的 1 为止。
//! 复杂度：O(log n)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut largest = 1 << 30;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest < 1 << 62, "{largest} is not below 2^62");
    // 0 has no adjacent ones either.
    println!("{}", without_adjacent_ones(largest + 1) - 1);
}

/// Returns how many numbers below `end`, including 0, have no two adjacent ones in binary.
fn without_adjacent_ones(end: u64) -> u64 {
    let mut count = 0;
    for bit in (0..u64::BITS).rev().filter(|bit| end >> bit & 1 == 1) {
        count += words(bit);
        let one_is_above = end >> bit >> 1 & 1 == 1;
        if one_is_above {
            break;
        }
    }
    count
}

/// Returns how many words of `len` bits have no two adjacent ones.
fn words(len: u32) -> u64 {
    let (mut shorter, mut words) = (1, 1);
    for _ in 0..len {
        (shorter, words) = (words, shorter + words);
    }
    words
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
