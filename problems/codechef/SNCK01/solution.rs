//! CodeChef SNCK01 — SNCK01
//! <https://www.codechef.com/problems/SNCK01> · 2 s · 1536 MiB? · medium
//!
//! Rules: a move chooses a row of a matrix, and subtracts any number from 1 to k from k, the
//! leftmost number of the row that is not 0. Whoever makes the matrix 0 wins. The input has
//! T cases: `N M`, then N rows of M numbers. Print the winner, `FIRST` or `SECOND`.
//! Model: Nim, a sum of rows that are played from left to right.
//! Why: rows do not affect each other, so the nim sum of their Grundy values decides (Sprague
//! and Grundy). The value of a row is found from its right end.
//!
//! 1. A row that is all 0 is worth 0, and a 0 at the left changes nothing.
//! 2. Say that a number k stands before a rest worth r. At k = 0 this is worth r. In general the
//!    options replace k by each smaller number, so that from k = 1 on each value is the least
//!    number that has not occurred yet: the values are r, and then 0, 1, 2, … without r.
//! 3. So k and the rest are worth k - 1 as long as this is below r, and k after that.
//!
//! Cost: O(N M) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, rows: [[u64; m]; n] }
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ row_value(row));
        winners += if nim_sum != 0 { "FIRST\n" } else { "SECOND\n" };
    }
    print!("{winners}");
}

fn row_value(row: &[u64]) -> u64 {
    row.iter().rev().fold(0, |rest, &number| match number {
        0 => rest,
        _ if number <= rest => number - 1,
        _ => number,
    })
}
