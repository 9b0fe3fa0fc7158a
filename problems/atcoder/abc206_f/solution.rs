//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · medium
//!
//! Rules: intervals from L up to but without R; a move chooses one that has no point in
//! common with any that was chosen before, and whoever cannot move loses, Alice first. T
//! cases `N`, then N lines `L R`; print the winner of each, `Alice` or `Bob`.
//! Model: interval game, a free stretch splits in two.
//! Why: only intervals inside a free stretch from a to b can be chosen there, and a choice
//! leaves the two stretches at its sides, which do not touch each other. So the Grundy value
//! of a stretch is the mex of the nim sums of these two, by the theorem of Sprague and
//! Grundy; shorter stretches come first.
//! Cost: O(100² · N) a case.

use grundy::mex::MexSet;
use proconio::input;

const END: usize = 100;

fn main() {
    input! { t: usize }
    assert!((1..=20).contains(&t), "{t} cases, not 1 to 20");
    let mut winners = String::new();
    let mut options = MexSet::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} intervals, not 1 to 100");
        input! { intervals: [(usize, usize); n] }
        for &(l, r) in &intervals {
            assert!(1 <= l && l < r && r <= END, "an interval from {l} to {r}");
        }
        let mut sg = vec![[0; END + 1]; END + 1];
        for length in 1..END {
            for a in 1..=END - length {
                let b = a + length;
                options.clear();
                for &(l, r) in intervals.iter().filter(|&&(l, r)| a <= l && r <= b) {
                    options.insert(sg[a][l] ^ sg[r][b]);
                }
                sg[a][b] = options.mex();
            }
        }
        winners += if sg[1][END] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
