//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · medium
//!
//! Rules: intervals from L up to but not including R; a move chooses one that has no point in
//! common with any that was chosen before. Whoever cannot move loses, Alice first. The input is
//! the number of cases T, and for each case `N` and N lines `L R`; print the winner of each,
//! `Alice` or `Bob`.
//! Model: interval game, a free stretch splits in two.
//! Why: in a free stretch from a to b just the intervals inside it can be chosen, and a choice
//! leaves the two stretches on its sides, which do not touch each other. So by the theorem of
//! Sprague and Grundy the value of a stretch is the mex of the nim sums of these two. Only ends
//! of intervals need to be considered as ends of stretches, and shorter stretches come first.
//! Cost: O(E² N) a case with E ends of intervals, at most 100 by the statement.

use grundy::mex::MexSet;
use proconio::input;

/// An interval, with its ends as places in the sorted list of all ends.
struct Interval {
    left: usize,
    right: usize,
}

fn main() {
    input! { t: usize, cases: [[(u64, u64)]; t] }
    for ends in cases {
        println!("{}", if grundy_value(&ends) != 0 { "Alice" } else { "Bob" });
    }
}

/// Returns the Grundy value of the intervals with these ends.
fn grundy_value(intervals: &[(u64, u64)]) -> u64 {
    for (l, r) in intervals {
        assert!(l < r, "an interval from {l} to {r}");
    }
    let mut points: Vec<u64> = intervals.iter().flat_map(|&(l, r)| [l, r]).collect();
    points.sort_unstable();
    points.dedup();
    let place = |point| points.partition_point(|&earlier| earlier < point);
    let mut intervals: Vec<Interval> =
        intervals.iter().map(|&(l, r)| Interval { left: place(l), right: place(r) }).collect();
    intervals.sort_unstable_by_key(|interval| interval.right);
    let len = points.len().max(1);
    let mut values = vec![vec![0; len]; len];
    let mut options = MexSet::new();
    for a in (0..len).rev() {
        let from_a: Vec<&Interval> = intervals.iter().filter(|it| it.left >= a).collect();
        for b in a + 1..len {
            options.clear();
            for interval in from_a.iter().take_while(|interval| interval.right <= b) {
                options.insert(values[a][interval.left] ^ values[interval.right][b]);
            }
            values[a][b] = options.mex();
        }
    }
    values[0][len - 1]
}
