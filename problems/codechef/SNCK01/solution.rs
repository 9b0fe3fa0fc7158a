//! CodeChef SNCK01 — SNCK01
//! <https://www.codechef.com/problems/SNCK01> · 2 s · 1536 MiB? · medium
//!
//! Rules: a move chooses a row of a matrix, and subtracts any number from 1 to k from k, the
//! leftmost number of the row that is not 0. Whoever makes the matrix 0 wins. The input has
//! T cases: `N M`, then N rows of M numbers. Print the winner, `FIRST` or `SECOND`.
//! Model: Nim, a sum of rows that are played from left to right.
//! Why: rows do not affect each other, so the nim sum of their Grundy values decides (Sprague
//! and Grundy). A row is a sequential join of heaps of Nim: the rest begins when k is 0. So k
//! before a rest worth r is worth r if k = 0, and otherwise the least number that neither r nor
//! a smaller k has: k - 1 as long as k ≤ r, and k after that (`heaps_value`).
//! Cost: O(N M) a case.

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
    print!("{winners}");
}
