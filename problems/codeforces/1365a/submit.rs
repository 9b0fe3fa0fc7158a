// Codeforces 1365A https://codeforces.com/problemset/problem/1365/A · made by `cargo judge bundle cf1365a --write` from 592e2d338bcf0172
//! Codeforces 1365A — Matrix Game
//! <https://codeforces.com/problemset/problem/1365/A> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: in a matrix of n rows and m columns, 1 marks a claimed cell and 0 a free one. A move
//! claims a cell whose row and column have no claimed cell, and whoever cannot move loses. The
//! input is the number of cases, then, for each case, `n m` and the rows. For each case, print the
//! winner, `Ashish` for the first player or `Vivek` for the second.
//! Bounds: at most 50 cases; 1 ≤ n, m ≤ 50.
//! Kind: impartial
//! Model: parity, every move uses up a row and a column.
//! Why: a row and a column that both have no claimed cell cross in a cell that can be claimed; once
//! it is claimed, neither this row nor this column can be used again. So the number of moves is the
//! smaller of two numbers: the number of rows without a claimed cell and the number of columns
//! without one.
//! Cost: O(n m) per case.
//!
//! 规则：有一个 n 行 m 列的矩阵，1 是已占的格，0 是空格。每次操作占一个格，它所在的行和列都没有
//! 已占的格，无法操作者输。先给出数据组数，每组给出 `n m` 和各行；每组输出获胜者，先手胜为
//! `Ashish`，否则为 `Vivek`。
//! 范围：至多 50 组；1 ≤ n, m ≤ 50。
//! 模型：奇偶性，每步用去一行一列。
//! 思路：一个没有已占格的行与一个没有已占格的列，相交的格就可以占，占后这一行一列都用去了。所以
//! 总步数等于这样的行数与列数中较小的一个。
//! 复杂度：每组 O(n m)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, matrix: [[u8; m]; n] }
        for &cell in matrix.iter().flatten() {
            assert!(cell <= 1, "a cell {cell}, not 0 or 1");
        }
        let free_rows = matrix.iter().filter(|row| !row.contains(&1)).count();
        let free_columns = (0..m).filter(|&j| matrix.iter().all(|row| row[j] == 0)).count();
        winners += if free_rows.min(free_columns) % 2 == 1 { "Ashish\n" } else { "Vivek\n" };
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
