//! POJ 3922 — A simple stone game
//! <http://poj.org/problem?id=3922> · 1 s · 64 MiB · medium
//!
//! Also: HDU 2486
//! Rules: one heap of n stones; the first move takes any number but not all, each later
//! move at most k times what the opponent has just taken, and whoever takes the last stone
//! wins. Cases `n k` after their number; print `Case i: x`, x being the least number that
//! the first player may take to win, or `Case i: lose`.
//! Rule: dynamic nim, for example fibonacci nim
//! Model: dynamic Nim.
//! Why: by Schwenk's theorem every heap is a sum of parts H₁ = 1, H₂, … in which each is
//! more than k times the next smaller one. Whoever takes the least part leaves the opponent
//! unable to take the next; with one part only, it may not be taken and the mover loses.
//! Cost: O(k · log(n / k)) a case.

use grundy::fibonacci::dynamic::winning_take;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut lines = String::new();
    for case in 1..=cases {
        input! { n: u64, k: u64 }
        assert!((2..=100_000_000).contains(&n), "{n} stones, not 2 to 100000000");
        assert!((1..=100_000).contains(&k), "{k} times as many, not 1 to 100000");
        let take = winning_take(n, k).map_or("lose".to_string(), |take| take.to_string());
        lines += &format!("Case {case}: {take}\n");
    }
    print!("{lines}");
}
