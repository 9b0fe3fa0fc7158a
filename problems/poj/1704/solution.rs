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
//! count: who wins Nim on them plays that, and answers a step onto an odd stair by taking
//! the same number one stair further. Those are the gaps left of the last chessman, of the
//! third last and so on.
//! Cost: O(N log N) a case.

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20).contains(&cases), "{cases} cases, not 1 to 20");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} chessmen, not 1 to 1000");
        input! { mut cells: [u64; n] }
        let in_bounds = cells.iter().all(|cell| (1..=10_000).contains(cell));
        assert!(in_bounds, "a cell outside 1..=10000 in {cells:?}");
        cells.sort_unstable_by_key(|&cell| std::cmp::Reverse(cell));
        for pair in cells.windows(2) {
            assert!(pair[0] != pair[1], "two chessmen on cell {}", pair[0]);
        }
        cells.push(0);
        let gaps: Vec<u64> = cells.windows(2).map(|pair| pair[0] - pair[1] - 1).collect();
        let georgia = outcome(&gaps, NO_BOUND).mover_wins();
        winners += if georgia { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{winners}");
}
