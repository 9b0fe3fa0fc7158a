//! POJ 1704 — Georgia and Bob
//! <http://poj.org/problem?id=1704> · 1 s? · 64 MiB? · medium
//!
//! Also: Luogu P10507
//! Rules: chessmen stand on different cells of a strip that begins with cell 1; a move
//! shifts one of them any number of cells to the left, but not onto or past another, and
//! whoever cannot move loses, Georgia first. T cases `N`, then N cells in any order; print
//! `Georgia will win` or `Bob will win`.
//! Model: staircase Nim, on the gaps between chessmen.
//! Why: a move takes cells from the gap on the chessman's left and adds them to the gap on
//! its right: a step down a staircase, whose foot is the endless right. Only odd stairs
//! count: whoever wins Nim on them plays that, and answers a step onto an odd stair by taking
//! the same number one stair further. The odd stairs are the gaps left of the last chessman, of
//! the third last and so on.
//! Cost: O(N log N) a case.

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;
use std::cmp::Reverse;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut cells: [u64; n] }
        assert!(!cells.contains(&0), "a chessman on cell 0, left of the strip");
        cells.sort_unstable_by_key(|&cell| Reverse(cell));
        for pair in cells.windows(2) {
            assert!(pair[0] != pair[1], "two chessmen on cell {}", pair[0]);
        }
        cells.push(0);
        let gaps: Vec<u64> = cells.windows(2).map(|pair| pair[0] - pair[1] - 1).collect();
        let georgia_wins = outcome(&gaps, NO_BOUND).mover_wins();
        winners += if georgia_wins { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{winners}");
}
