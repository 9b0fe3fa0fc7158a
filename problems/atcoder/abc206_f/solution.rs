//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · medium
//!
//! Rules: intervals from L up to but not including R; a move chooses one that has no point in
//! common with any that was chosen before. Whoever cannot move loses, Alice first. The input is
//! the number of cases T, and for each case `N` and N lines `L R`; print the winner of each,
//! `Alice` or `Bob`.
//! Model: Node Kayles, intervals being neighbours if they meet.
//! Why: a choice takes its interval and all that meet it, and the values of what is left in
//! components are combined by their nim sum. All intervals between two chosen ones are left, so
//! that a component is given by two ends of intervals, and there are few of them.
//! Cost: O(N² E²) a case with E ends of intervals, at most 100 by the statement.

use grundy::graph::NodeKayles;
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

/// The points from `left` up to but not including `right`.
struct Interval {
    left: u64,
    right: u64,
}

fn main() {
    input! { t: usize, cases: [[(u64, u64)]; t] }
    let winner = |ends: Vec<(u64, u64)>| {
        let intervals = ends.into_iter().map(|(l, r)| interval(l, r)).collect_vec();
        match outcome(&intervals) {
            Outcome::N => "Alice\n",
            Outcome::P => "Bob\n",
        }
    };
    print!("{}", cases.into_iter().map(winner).join(""));
}

fn interval(left: u64, right: u64) -> Interval {
    assert!(left < right, "an interval from {left} to {right}");
    Interval { left, right }
}

fn outcome(intervals: &[Interval]) -> Outcome {
    let meet = |&(a, b): &(usize, usize)| {
        let (a, b) = (&intervals[a], &intervals[b]);
        a.left < b.right && b.left < a.right
    };
    let edges = (0..intervals.len()).tuple_combinations().filter(meet).collect_vec();
    let mut game = NodeKayles::from_edges(intervals.len(), &edges);
    let game = game.as_mut().unwrap_or_else(|error| panic!("{error}"));
    game.outcome(&[])
}
