//! BZOJ 2940 — Stripes (条纹)
//! <https://hydro.ac/d/bzoj/p/2940> · 1 s? · 128 MiB? · easy
//!
//! Also: POI 2000 "Paski"
//! Rules: a board of one row and stripes of three lengths c, z and n, as many as one likes;
//! a move puts a stripe on free cells in a row, and whoever cannot move loses. One case
//! `c z n`, `m`, then the lengths p of m boards; print 1 for each that the first player
//! wins, else 2.
//! Model: take-and-break game, three lengths.
//! Why: a stripe leaves two stretches of free cells, which are a sum: a stretch has the mex
//! of the nim sums of the two values for all stripes and places.
//! Cost: O(p²).

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const LONGEST: usize = 1000;

fn main() {
    input! { stripes: [usize; 3], m: usize }
    assert!(m <= 100_000, "{m} boards, far more than 1000");
    input! { boards: [usize; m] }
    let lengths = stripes.iter().chain(&boards);
    if let Some(length) = lengths.into_iter().find(|&&length| !(1..=LONGEST).contains(&length)) {
        panic!("a stripe or board of {length} cells, not 1 to {LONGEST}");
    }
    let most = boards.iter().max().map_or(0, |&longest| longest);
    let values = TableVec::by(most + 1, |earlier: &[u64]| {
        let cells = earlier.len();
        let free = stripes.iter().filter_map(|stripe| cells.checked_sub(*stripe));
        mex(free.flat_map(|free| (0..=free / 2).map(move |at| earlier[at] ^ earlier[free - at])))
    });
    let verdicts = boards.iter().map(|&board| if values[board] != 0 { "1\n" } else { "2\n" });
    print!("{}", verdicts.collect::<String>());
}
