// CodeChef SNCK01 https://www.codechef.com/problems/SNCK01 · made by `cargo judge bundle codechef_snck01 --write` from 0d767a0fb03fab8f
//! CodeChef SNCK01 — The Matrix Game
//! <https://www.codechef.com/problems/SNCK01> · 2 s · 1536 MiB? · difficulty 5
//!
//! Also: SPOJ MATGAME
//! Rules: a move chooses a row of a matrix and lowers the row's leftmost non-zero number k by any
//! number from 1 to k. Whoever makes all numbers 0 wins. The input has T cases: `N M`, then N rows
//! of M numbers. Print the winner, `FIRST` or `SECOND`.
//! Bounds: T ≤ 1000; 1 ≤ N, M ≤ 50; the numbers are from 1 to 50.
//! Kind: impartial
//! Model: Nim, a sum of rows that are played from left to right.
//! Why: rows do not affect each other, so the nim sum of their Grundy values decides the game
//! (Sprague and Grundy). A row is a sequential join of heaps of Nim: play moves on to the rest of
//! the row when the heap in front is empty. So a heap of k before a rest worth r is worth r if k =
//! 0, and otherwise the least number that is neither r nor the value for any smaller k: k - 1 if
//! k ≤ r, and k if k > r (`heaps_value`).
//! Cost: O(N M) per case.
//!
//! 规则：每次操作选矩阵的一行，设该行最左边的非零数为 k，从中减去 1 到 k 的任意数。把矩阵变成全
//! 0 者胜。输入共 T 组数据，每组先给出 `N M`，再给出 N 行各 M 个数。输出获胜者，`FIRST` 或
//! `SECOND`。
//! 范围：T ≤ 1000；1 ≤ N, M ≤ 50；各数从 1 到 50。
//! 模型：Nim 游戏，局面是各行的和，每行从左玩到右。
//! 思路：各行互不影响，所以各行的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。一行是若干 Nim
//! 堆的顺序复合：k 变成 0，才轮到后面的部分。设后面部分的值为 r，前面放上 k 之后：k = 0 时值为
//! r；否则是 r 与较小的 k 的值都没有取到的最小的数：k ≤ r 时为 k - 1，k 更大时为 k
//! （`heaps_value`）。
//! 复杂度：每组 O(N M)。

use grundy::compound::sequential::heaps_value;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, rows: [[u64; m]; n] }
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ heaps_value(row));
        winners += if nim_sum != 0 { "FIRST\n" } else { "SECOND\n" };
    }
    print!("{winners}", winners = winners);
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
