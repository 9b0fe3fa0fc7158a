//! HDU 4664 — Triangulation
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4664> · 1 s? · 32 MiB? · medium
//!
//! Rules: N planes, each with some points in convex position; a move draws a segment
//! between two points of one plane, but segments may neither cross nor share a point, and
//! whoever cannot move loses. T cases `N`, then the numbers of points; print the winner,
//! `Carol` (first) or `Dave`.
//! Rule: 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: a segment uses up two points and parts the others into i and n - 2 - i that can no
//! longer be joined: two smaller planes, so g(n) is the mex of g(i) ⊕ g(n - 2 - i). From
//! n = 53 on, g has the period 34: it repeats up to 2 · 53 + 34 + 2, which by the theorem
//! of Guy and Smith on octal games proves that it repeats for ever.
//! Cost: O(87²) once for the table, O(1) a plane.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

fn main() {
    let sg = TableVec::by(PREPERIOD + PERIOD, |planes: &[u64]| {
        let points = planes.len();
        mex((2..=points).map(|cut| planes[cut - 2] ^ planes[points - cut]))
    });
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} planes, not 1 to 1000000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { points: usize }
            let in_bounds = (1..=1_000_000_000).contains(&points);
            assert!(in_bounds, "a plane of {points} points, not 1 to 1000000000");
            let last = PREPERIOD + points.saturating_sub(PREPERIOD) % PERIOD;
            nim_sum ^= sg[points.min(last)];
        }
        winners += if nim_sum != 0 { "Carol\n" } else { "Dave\n" };
    }
    print!("{winners}");
}
