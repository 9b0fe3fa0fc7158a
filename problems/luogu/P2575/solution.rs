//! Luogu P2575 — Masters at checkers (高手过招)
//! <https://www.luogu.com.cn/problem/P2575> · 1 s? · 125 MiB? · medium
//!
//! Also: HDU 5724
//! Rules: a board of n rows and 20 columns; a move takes a piece to the first empty cell on
//! its right in the same row, over all pieces between, and whoever cannot move loses, AKN
//! first. T cases `n`, then n rows `m`, the number of pieces, and their columns; print
//! `YES` if AKN wins, else `NO`.
//! Model: staircase Nim, on the pieces between empty cells.
//! Why: the empty cells of a row part its pieces into stairs, perhaps empty ones, and all
//! from the last empty cell on is the foot. A move puts an empty cell x pieces further to
//! the left, so that x pieces come one stair down, for any x up to those on their stair.
//! Only odd stairs count: who wins Nim on them plays that, and sends pieces that come from
//! an even stair onto an odd one further down.
//! Cost: O(20) a row.

use proconio::input;

const COLUMNS: usize = 20;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} rows, not 1 to 1000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize }
            assert!(m <= COLUMNS, "{m} pieces, more than {COLUMNS}");
            input! { columns: [usize; m] }
            let mut is_piece = [false; COLUMNS];
            for column in columns {
                assert!((1..=COLUMNS).contains(&column), "column {column} of {COLUMNS}");
                assert!(!is_piece[column - 1], "two pieces in column {column}");
                is_piece[column - 1] = true;
            }
            let stairs = is_piece.rsplit(|&is_piece| !is_piece);
            nim_sum ^= stairs.skip(1).step_by(2).fold(0, |sum, stair| sum ^ stair.len());
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
