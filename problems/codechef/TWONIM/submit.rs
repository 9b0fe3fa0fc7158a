// CodeChef TWONIM https://www.codechef.com/problems/TWONIM · made by `cargo judge bundle codechef_twonim --write` from 4421597b9adc4c40
//! CodeChef TWONIM — Dual Nim
//! <https://www.codechef.com/problems/TWONIM> · 2 s · 1536 MiB? · difficulty 4
//!
//! Rules: N piles of stones. If the nim sum of the piles is 0 (as it is when there are none), the
//! player to move has won; otherwise that player removes one whole pile. The input is the number of
//! cases, then, for each case, `N` and the piles. For each case, print the winner, `First` or
//! `Second`.
//! Bounds: at most 10 cases; 1 ≤ N ≤ 500; piles of 1 to 500 stones.
//! Kind: impartial
//! Model: parity, whole piles until their nim sum is 0.
//! Why: by induction on the number of piles, a player who faces a nim sum other than 0 wins if the
//! number of piles is even and loses if it is odd.
//!
//! 1. With an odd number of piles, every move leaves an even number, and the opponent wins: at once
//!    if the nim sum is 0, as it is when no piles are left, and otherwise by induction.
//! 2. With an even number of piles and a nim sum s other than 0, some pile has a size other than s,
//!    as an even number of piles of size s would have the nim sum 0. Removing that pile leaves an
//!    odd number of piles and a nim sum other than 0, so the opponent loses by induction.
//!
//! Cost: O(N) per case.
//!
//! 规则：有 N 堆石子。轮到的人若发现各堆的异或和为 0（没有石子堆时也是 0），就胜；否则他拿走完
//! 整的一堆。先给出数据组数，每组给出 N 和各堆的石子数；每组输出获胜者，`First` 或 `Second`。
//! 范围：至多 10 组；1 ≤ N ≤ 500；每堆 1 到 500 枚石子。
//! 模型：奇偶性，整堆地拿，直到异或和为 0。
//! 思路：对堆数归纳：面对异或和不为 0 的人，堆数为偶数则胜，为奇数则负。
//!
//! 1. 奇数堆：怎么走都留下偶数堆，对手胜：若异或和为 0（没有堆时也是），他立刻胜；否则由归纳假设。
//! 2. 偶数堆，异或和为 s ≠ 0：必有一堆不等于 s，因为偶数个 s 的异或和是 0。拿走那一堆，留下奇数
//!    堆，异或和不为 0，由归纳假设对手负。
//!
//! 复杂度：每组 O(N)。

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim_sum(&piles) == 0 || n % 2 == 0;
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}", winners = winners);
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
