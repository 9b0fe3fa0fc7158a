// CodeChef TUZGMBR https://www.codechef.com/problems/TUZGMBR · made by `cargo judge bundle codechef_tuzgmbr --write` from 856b1a89cf91b610
//! CodeChef TUZGMBR — Puppy and Board
//! <https://www.codechef.com/problems/TUZGMBR> · 1 s · 1536 MiB? · difficulty 2
//!
//! Rules: a chip is on the cell (1, 1) of a board of N rows and M columns. A move takes the chip up
//! by 1, 2 or 3 rows, or to the right by 1 or 2 columns; whoever cannot move loses. Tuzik moves
//! first. The input is the number of cases, then, for each case, `N M`. For each case, print the
//! winner, `Tuzik` or `Vanya`.
//! Bounds: at most 100 cases; 1 ≤ N, M ≤ 10^6.
//! Kind: impartial
//! Model: Bash's game, a sum of two heaps with a limit each.
//! Why: the N - 1 rows above the chip and the M - 1 columns to its right are two heaps: a move
//! takes 1 to 3 from the first or 1 to 2 from the second. Their Grundy values are (N - 1) mod 4 and
//! (M - 1) mod 3, and the position is lost exactly when these values are equal.
//! Cost: O(1) per case.
//!
//! 规则：棋子在 N 行 M 列棋盘的格 (1, 1) 上。每次操作往上走 1、2 或 3 行，或往右走 1 或 2 列；
//! 无法操作者输，Tuzik 先手。先给出数据组数，每组给出 `N M`；每组输出获胜者，`Tuzik` 或
//! `Vanya`。
//! 范围：至多 100 组数据；1 ≤ N, M ≤ 10^6。
//! 模型：巴什博弈，两堆的和，各有上限。
//! 思路：剩下的 N - 1 行与 M - 1 列是两堆，每步从前一堆取 1 到 3，或从后一堆取 1 到 2。SG 值
//! 是 (N - 1) mod 4 与 (M - 1) mod 3，局面必败当且仅当两者相等。
//! 复杂度：每组 O(1)。

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { rows: u64, columns: u64 }
        assert!(rows > 0 && columns > 0, "a board of {rows} by {columns} has no cell", rows = rows, columns = columns);
        let tuzik_wins = bash::value(rows - 1, 3) != bash::value(columns - 1, 2);
        winners += if tuzik_wins { "Tuzik\n" } else { "Vanya\n" };
    }
    print!("{winners}", winners = winners);
}

mod grundy {
    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
