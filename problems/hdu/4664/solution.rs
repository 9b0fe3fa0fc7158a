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
//! longer be joined: two smaller planes, so g(n) is the mex of all g(i) ⊕ g(n - 2 - i). From
//! n = 53 on, g has the period 34: it repeats up to 2 · 53 + 34 + 2, which by the theorem
//! of Guy and Smith on octal games proves that it repeats for ever.
//! Cost: O(87²) once for the table, O(1) a plane.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

fn main() {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |smaller: &[u64]| {
        let points = smaller.len();
        mex((2..=points).map(|cut| smaller[cut - 2] ^ smaller[points - cut]))
    });
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { points: u64 }
            nim_sum ^= sg[equal_plane(points)];
        }
        winners += if nim_sum != 0 { "Carol\n" } else { "Dave\n" };
    }
    print!("{winners}");
}

/// Returns a number of points within the table that has the same value.
fn equal_plane(points: u64) -> usize {
    if points < PREPERIOD {
        points as usize
    } else {
        (PREPERIOD + (points - PREPERIOD) % PERIOD) as usize
    }
}
