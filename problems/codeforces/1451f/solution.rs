//! Codeforces 1451F — Nullify The Matrix
//! <https://codeforces.com/problemset/problem/1451/F> · 2 s · 256 MiB · hard
//!
//! Rules: a matrix of numbers that are not negative. A move picks a cell that is not 0 and one
//! that is neither above it nor left of it, lowers the first, and sets the other cells of some
//! shortest path between them to any numbers. Whoever finds only zeros loses. Cases `n m`, then
//! the rows, after their number; print the winner of each, `Ashish` if he is the first player
//! and `Jeel` if not.
//! Rule: nim
//! Model: Nim, a heap for each cell and a sum for each antidiagonal.
//! Why: a position is lost if and only if the numbers of each antidiagonal have nim sum 0,
//! because a path has one cell on each antidiagonal that it meets.
//!
//! 1. If all sums are 0, a move spoils the sum of the antidiagonal on which it lowers a cell: it
//!    changes no other cell there.
//! 2. Otherwise take the first antidiagonal whose sum is not 0. By Bouton's theorem one of its
//!    cells can be lowered so that the sum becomes 0. A path from there to the last cell of the
//!    matrix has a cell on each later antidiagonal, which can be set so that its sum is 0, too.
//! 3. Play ends, because with the cells written antidiagonal by antidiagonal, from the first on,
//!    every move makes this word smaller, as words are compared in a dictionary.
//!
//! Cost: O(n m).

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
