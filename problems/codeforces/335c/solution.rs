//! Codeforces 335C — More Reclamation
//! <https://codeforces.com/problemset/problem/335/C> · 2 s · 256 MiB · medium
//!
//! Rules: a river of r rows and 2 columns, of which n cells are taken; a move takes a free
//! cell (i, c), and then the cells of the other column in the rows i - 1, i and i + 1 may not
//! be taken any more. Whoever cannot move loses. Print `WIN` or `LOSE` for the player to move.
//! Model: splitting game, runs of rows with two kinds of ends.
//! Why: a taken cell ends its row, and leaves of each neighbouring row only its own column.
//! So between taken cells lies a run of rows, with an end bound to column 1 or 2 or free at
//! the border; a move splits it in two. The Grundy values follow by length, and the nim sum
//! of the runs decides.
//! Cost: O(r²) time and O(r) memory.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const FREE: usize = 0;

/// The value of a run by the columns to which its ends are bound.
type Value = [[u64; 3]; 3];

fn value(shorter: &[Value]) -> Value {
    let rows = shorter.len();
    let mut values = [[0; 3]; 3];
    for (upper, lower) in (0..9).map(|ends| (ends / 3, ends % 3)) {
        let cells = (0..rows).flat_map(|row| [(row, 1), (row, 2)]);
        let may_take = |&(row, column): &(usize, usize)| {
            (row > 0 || upper == FREE || upper == column)
                && (row + 1 < rows || lower == FREE || lower == column)
        };
        values[upper][lower] = mex(cells.filter(may_take).map(|(row, column)| {
            shorter[row][upper][column] ^ shorter[rows - 1 - row][column][lower]
        }));
    }
    values
}

fn main() {
    input! { r: usize, n: usize }
    assert!((1..=100).contains(&r), "{r} rows, not 1 to 100");
    assert!(n <= r, "{n} taken cells in {r} rows");
    input! { mut taken: [(usize, usize); n] }
    taken.sort_unstable();
    let inside =
        |&(row, column): &(usize, usize)| (1..=r).contains(&row) && (1..=2).contains(&column);
    assert!(taken.iter().all(inside), "a taken cell outside the river in {taken:?}");
    taken.push((r + 1, FREE));
    let values = TableVec::by(r + 1, value);
    let (mut sum, mut last) = (0, (0, FREE));
    for (row, column) in taken {
        let is_bound = last.1 != FREE && column != FREE && last.1 != column;
        let may_be = row > last.0 + usize::from(is_bound);
        assert!(may_be, "the cell {row} {column} may not be taken");
        sum ^= values[row - last.0 - 1][last.1][column];
        last = (row, column);
    }
    println!("{}", if sum != 0 { "WIN" } else { "LOSE" });
}
