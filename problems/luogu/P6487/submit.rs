// Luogu P6487 https://www.luogu.com.cn/problem/P6487 · made by `cargo judge bundle luogu_p6487 --write` from 7733faba33688225
//! Luogu P6487 — HRPA
//! <https://www.luogu.com.cn/problem/P6487> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 2275
//! Rules: one heap of n stones; the first move takes any number, perhaps all of them, and each
//! later move takes at most twice the number that the opponent has just taken; whoever takes the
//! last stone wins. The input is `n`; print the least number that the first player can take to win.
//! Bounds: 2 ≤ n ≤ 10^15.
//! Kind: impartial
//! Model: Fibonacci Nim, whose first move may take the whole heap.
//! Why: by Zeckendorf's theorem n is a sum of Fibonacci numbers, called its parts here, no two of
//! which are consecutive. Taking the least part wins, because the next part is more than twice as
//! large. If a move takes fewer stones than the least part has, let r be the number of stones of
//! that part that are left; the opponent takes the least part of r (Whinihan).
//! Cost: O(log n).
//!
//! 规则：有一堆 n 枚石子；第一步取走至少一枚，可以取完；以后每次至多取对手刚才所取的两倍；取走
//! 最后一枚石子者胜。输入 `n`；输出先手为了获胜，第一步至少要取多少枚。
//! 范围：2 ≤ n ≤ 10^15。
//! 模型：斐波那契博弈，第一步可以整堆取走。
//! 思路：由 Zeckendorf 定理，n 是互不相邻的斐波那契数之和。取走其中最小的一项必胜，因为下一项大
//! 于它的两倍。如果取得更少，对手就取走该项剩余部分的最小的一项（Whinihan）。
//! 复杂度：O(log n)。

use grundy::fibonacci::zeckendorf_parts;
use proconio::input;

fn main() {
    input! { n: u64 }
    let parts = zeckendorf_parts(n);
    let least = parts.last().expect("0 stones, so that the first player cannot win");
    println!("{least}");
}

mod grundy {
    pub mod fibonacci {
        /// Returns the Zeckendorf parts of `number`, the largest first: distinct Fibonacci numbers among 1,
        /// 2, 3, 5, 8, … that add up to `number`, no two of them consecutive. There are no parts for 0.
        /// Cost: O(log number).
        ///
        /// ```
        /// # use grundy::fibonacci::zeckendorf_parts;
        /// assert_eq!(zeckendorf_parts(100), [89, 8, 3]);
        /// ```
        pub fn zeckendorf_parts(number: u64) -> Vec<u64> {
            // The largest Fibonacci number below 2^64 is F(93). The sum that would follow it overflows,
            // which ends the search.
            let (mut small, mut large) = (1u64, 1u64);
            while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
                small = large;
                large = next;
            }
            let mut parts = Vec::new();
            let mut remaining = number;
            while remaining > 0 {
                if large <= remaining {
                    remaining -= large;
                    parts.push(large);
                }
                let smaller = large - small;
                large = small;
                small = smaller;
            }
            parts
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
