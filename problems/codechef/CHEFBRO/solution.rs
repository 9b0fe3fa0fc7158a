//! CodeChef CHEFBRO — Younger Brother
//! <https://www.codechef.com/problems/CHEFBRO> · 1 s? · 1536 MiB? · medium
//!
//! Rules: C boards, with a coin on the cell (1, 1) of each. A move takes one coin one or two cells
//! down, right, or down along the diagonal, and not off its board. Whoever moves last wins, the
//! Chef first. Cases `C`, then C lines `n m` with the sizes of the boards, after the number of
//! cases; print `MasterChef` if the Chef wins, else `Football`.
//! Model: board game, two coordinates that go down by at most 2.
//! Why: let the coin of a board be x rows and y columns from the last cell. Its Grundy value is
//! (x + y) mod 3, and the nim sum of the values of the boards decides.
//!
//! 1. A move makes x + y smaller by 1, 2 or 4, so it never keeps its remainder modulo 3.
//! 2. If x + y leaves the remainder 1 or 2, some coordinate is above 0, and one step along it makes
//!    the remainder smaller by 1.
//! 3. If it leaves the remainder 2, there is a move to the remainder 0, too: two steps along a
//!    coordinate of 2 or more, or a step along the diagonal if x = y = 1. So the options of a
//!    position have all values below its remainder, and not the remainder itself.
//!
//! Cost: O(C) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { c: usize, boards: [(u64, u64); c] }
        let values = boards.into_iter().map(|(rows, columns)| grundy_value(rows, columns));
        let chef_wins = nim::outcome(values).mover_wins();
        winners += if chef_wins { "MasterChef\n" } else { "Football\n" };
    }
    print!("{winners}");
}

/// Returns the value of a board with the coin in its first cell.
fn grundy_value(rows: u64, columns: u64) -> u64 {
    assert!(rows > 0 && columns > 0, "a board of {rows} by {columns} has no cell");
    // Remainders are added, so that no sum is too large.
    ((rows - 1) % 3 + (columns - 1) % 3) % 3
}
