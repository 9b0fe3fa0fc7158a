//! Codeforces 1451F — Nullify The Matrix
//! <https://codeforces.com/problemset/problem/1451/F> · 2 s · 256 MiB · hard
//!
//! Rules: a matrix of numbers that are not negative; a move picks a cell that is not 0 and one
//! that is not above it nor left of it, lowers the first and sets the other cells of some
//! shortest path between them to any numbers. Whoever finds zeros only loses. Cases `n m`,
//! then the rows, after their number; print the winner of each, `Ashish` if he is the first
//! player and `Jeel` if not.
//! Rule: nim
//! Model: Nim, a heap for each cell and a sum for each antidiagonal.
//! Why: a position is lost if the numbers of each antidiagonal have nim sum 0. A path has one
//! cell on each antidiagonal that it meets, so from there the first cell's one gets another
//! sum. With some sum not 0, take the first such antidiagonal: by Bouton's theorem one of
//! its cells can be lowered to make it 0, and the path onwards to the last antidiagonal has a
//! cell on each later one, which is set to what makes that sum 0. Play ends, because a move
//! lowers the matrix when antidiagonals are read as words, the earliest first.
//! Cost: O(n m).

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        let in_bounds = (1..=100).contains(&n) && (1..=100).contains(&m);
        assert!(in_bounds, "a matrix of {n} {m}, not 1 to 100 each way");
        input! { matrix: [[u64; m]; n] }
        let mut sums = vec![0; n + m - 1];
        for (row, numbers) in matrix.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate() {
                assert!(number <= 1_000_000, "the number {number}, more than 1000000");
                sums[row + column] = nim_sum([sums[row + column], number]);
            }
        }
        let wins = sums.iter().any(|&sum| sum != 0);
        winners += if wins { "Ashish\n" } else { "Jeel\n" };
    }
    print!("{winners}");
}
