// Codeforces 1382B https://codeforces.com/problemset/problem/1382/B · made by `cargo judge bundle cf1382b --write` from 33ea7055735e428f
//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: in a row of n piles, a move takes a positive number of stones from the first pile that is
//! not empty, and whoever cannot move loses. The input is the number of cases, then, for each case,
//! `n` and the piles. For each case, print the winner, `First` or `Second`.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 10^5, in each case and in all cases together; a pile has 1
//! to 10^9 stones.
//! Kind: impartial
//! Model: Nim, with moves in the first heap only.
//! Why: the piles are a sequential join of heaps of Nim. The function `heaps_value` finds the
//! Grundy value of this join, beginning at the right end. By hand: if the first pile has 2 or more
//! stones, the player to move wins. He takes either the whole pile or all but one of its stones,
//! whichever lets him win with the piles that follow. A pile of 1 merely passes the turn on.
//! Cost: O(n).
//!
//! 规则：n 堆石子排成一行；每次操作从第一个非空的堆取走至少一枚，无法操作者输。先给出数据组数，
//! 每组给出 n 和各堆的石子数；每组输出获胜者，`First` 或 `Second`。
//! 范围：至多 1000 组；1 ≤ n ≤ 10^5，各组总和也是如此；每堆有 1 到 10^9 枚。
//! 模型：Nim 游戏，只能从第一堆取。
//! 思路：各堆是若干 Nim 堆的顺序复合，SG 值由 `heaps_value` 从右端起求出。直接看：面对第一堆不
//! 少于 2 枚的人必胜，因为他可以取完，也可以只留一枚，总有一种使他在后面获胜。只有 1 枚的堆不过
//! 是把先手让给对方。
//! 复杂度：O(n)。

use grundy::compound::sequential::heaps_value;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if heaps_value(&piles) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod compound {
        pub mod sequential {
            /// Returns the Grundy value of a heap of Nim that is followed by a rest worth `rest`. Cost: O(1).
            ///
            /// ```
            /// # use grundy::compound::sequential::heap_before;
            /// assert_eq!([0, 1, 2, 3, 4].map(|heap| heap_before(heap, 2)), [2, 0, 1, 3, 4]);
            /// ```
            pub fn heap_before(heap: u64, rest: u64) -> u64 {
                match heap {
                    0 => rest,
                    _ if heap <= rest => heap - 1,
                    _ => heap,
                }
            }

            /// Returns the Grundy value of heaps of Nim that are played one after the other, in the given
            /// order. Cost: O(n).
            ///
            /// ```
            /// # use grundy::compound::sequential::heaps_value;
            /// assert_eq!(heaps_value(&[1, 1, 5]), 1); // 5; 1 before it is worth 0, and 1 before that 1
            /// assert_eq!(heaps_value(&[]), 0);
            /// ```
            pub fn heaps_value(heaps: &[u64]) -> u64 {
                heaps.iter().rev().fold(0, |rest, &heap| heap_before(heap, rest))
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
