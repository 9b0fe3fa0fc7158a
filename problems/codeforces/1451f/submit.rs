// Codeforces 1451F https://codeforces.com/problemset/problem/1451/F · made by `cargo judge bundle cf1451f --write` from ce8267190d604454
//! Codeforces 1451F — Nullify The Matrix
//! <https://codeforces.com/problemset/problem/1451/F> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a matrix holds non-negative numbers. A move picks a cell that is not 0 and a second cell
//! that is neither above nor to the left of it, lowers the first cell, and sets the other cells of
//! some shortest path between the two to arbitrary numbers. Whoever finds only zeros loses. The
//! input is the number of cases, then `n m` and the rows for each. Print the winner of each case,
//! `Ashish` for the first player or `Jeel` for the second.
//! Bounds: at most 10 cases; 1 ≤ n, m ≤ 100; the numbers are from 0 to 10^6.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap for each cell and a sum for each antidiagonal.
//! Why: a position is lost if and only if the numbers on each antidiagonal have nim sum 0, because
//! a path has one cell on each antidiagonal that it meets.
//!
//! 1. If all sums are 0, a move spoils the sum of the antidiagonal on which it lowers a cell: it
//!    changes no other cell there.
//! 2. Otherwise take the first antidiagonal whose sum is not 0. By Bouton's theorem one of its
//!    cells can be lowered so that the sum becomes 0. A path from there to the last cell of the
//!    matrix has a cell on each later antidiagonal, and this cell can be set so that the
//!    antidiagonal's sum becomes 0, too.
//! 3. Play ends: if the cells are read antidiagonal by antidiagonal from the first one on, their
//!    numbers form a word that every move makes smaller in lexicographic order.
//!
//! Cost: O(n m).
//!
//! 规则：有一个非负数的矩阵。每次操作选一个非零的格，再选一个既不在它上方也不在它左方的格，减小
//! 前者，并把两者之间某条最短路上的其余各格改成任意数。面对全零者负。先给出数据组数，每组给出
//! `n m` 和各行；每组输出获胜者，先手胜为 `Ashish`，否则为 `Jeel`。
//! 范围：至多 10 组；1 ≤ n, m ≤ 100；各数从 0 到 10^6。
//! 模型：Nim 游戏，每格是一堆，每条反对角线是一个和。
//! 思路：局面必败，当且仅当每条反对角线上各数的异或和都是 0，因为最短路在它经过的每条反对角线上
//! 恰有一格。
//!
//! 1. 若各和都是 0，一步会破坏被减小的格所在反对角线的和：它不改变那条反对角线上的其他格。
//! 2. 否则取和不为 0 的第一条反对角线。由 Bouton 定理，可以减小其中一格使和变为 0。从它到矩阵最
//!    后一格的路，在之后每条反对角线上各有一格，改这一格就能使那里的和也变为 0。
//! 3. 游戏必定结束：从第一条反对角线起依次写出各格，每步都使这个词在字典序中变小。
//!
//! 复杂度：O(n m)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, matrix: [[u64; m]; n] }
        let mut sums = vec![0; n + m];
        for (row, numbers) in matrix.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate() {
                sums[row + column] ^= number;
            }
        }
        let first_wins = sums.iter().any(|&sum| sum != 0);
        winners += if first_wins { "Ashish\n" } else { "Jeel\n" };
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
