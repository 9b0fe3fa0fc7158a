//! CodeChef TUZGMBR — Puppy and Board
//! <https://www.codechef.com/problems/TUZGMBR> · 1 s · 1536 MiB? · easy
//!
//! Rules: a chip on the cell (1, 1) of a board of N rows and M columns. A move takes it 1, 2 or 3
//! rows up or 1 or 2 columns to the right; whoever cannot move loses, Tuzik first. Cases `N M`
//! after their number; print the winner of each, `Tuzik` or `Vanya`.
//! Model: Bash's game, a sum of two heaps with a limit each.
//! Why: the N - 1 rows and M - 1 columns that are left are two heaps, from which a move takes 1 to
//! 3 and 1 to 2. Their Grundy values are (N - 1) mod 4 and (M - 1) mod 3, and the position is lost
//! exactly if these are equal.
//! Cost: O(1) a case.

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { rows: u64, columns: u64 }
        assert!(rows > 0 && columns > 0, "a board of {rows} by {columns} has no cell");
        let tuzik_wins = bash::grundy_value(rows - 1, 3) != bash::grundy_value(columns - 1, 2);
        winners += if tuzik_wins { "Tuzik\n" } else { "Vanya\n" };
    }
    print!("{winners}");
}
