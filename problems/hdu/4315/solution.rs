//! HDU 4315 — Climbing the Hill
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315> · 1 s · 32 MiB · hard
//!
//! Rules: N persons stand on different cells below a hilltop, cell 0, and the kth from the top
//! is the king. A move takes one of them up any number of cells, not past another, and
//! onto another only on the hilltop; whoever takes the king there wins, Alice first. Cases
//! `N k` up to the end of the input, then the cells in increasing order; print `Alice` or
//! `Bob`.
//! Model: staircase Nim, on the cells that each person may climb.
//! Why: the king goes up at once if he is first. Otherwise, whoever takes the person before
//! him to the top loses; without that move, whoever cannot move loses. Let gaps count the
//! cells that persons may climb. A step shortens a gap and lengthens the next one, that of
//! the last person lengthens none. Only the gaps of the last, the third last, … person
//! count: who wins Nim on them plays that, and if the opponent lengthens one by a step of
//! the person before, shortens it to what it was. The first gap leads to the top, or to
//! cell 1 if the king is next.
//! Cost: O(N) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, k: usize }
        assert!((1..=1000).contains(&n), "{n} persons, not 1 to 1000");
        assert!((1..=n).contains(&k), "the king is number {k} of {n}");
        input! { cells: [u64; n] }
        for pair in cells.windows(2) {
            assert!(pair[0] < pair[1], "cell {} before cell {}", pair[0], pair[1]);
        }
        let in_bounds = cells[0] > 0 && cells[n - 1] < 100_000;
        assert!(in_bounds, "cells {} to {}, not 1 to 99999", cells[0], cells[n - 1]);
        let first_gap = if k == 2 { cells[0] - 1 } else { cells[0] };
        let gaps = cells.windows(2).map(|pair| pair[1] - pair[0] - 1);
        let gaps = [first_gap].into_iter().chain(gaps);
        let stairs = gaps.skip((n - 1) % 2).step_by(2);
        let alice = k == 1 || nim::outcome(stairs).mover_wins();
        winners += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
