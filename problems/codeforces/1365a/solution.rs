//! Codeforces 1365A — Matrix Game
//! <https://codeforces.com/problemset/problem/1365/A> · 1 s · 256 MiB · easy
//!
//! Rules: in a matrix of n rows and m columns, 1 stands for a claimed cell and 0 for a free one. A
//! move claims a cell whose row and column have no claimed cell, and whoever cannot move loses.
//! Cases `n m` and the rows, after their number; print the winner of each, `Ashish` if he is the
//! first player and `Vivek` if not.
//! Model: parity, every move uses up a row and a column.
//! Why: any row and any column without a claimed cell cross in a cell that can be claimed, and
//! then both have one. So play takes as many moves as there are such rows or such columns,
//! whichever are fewer.
//! Cost: O(n m) a case.

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
