//! yukicoder 2619 — Sorted Nim
//! <https://yukicoder.me/problems/no/2619> · 2 s · 512 MiB · medium
//!
//! Rules: N heaps of stones, none larger than the next. A move takes one or more stones from one
//! heap so that this stays true; whoever cannot move loses. The input is `N` and the heaps; print
//! the winner, `First` or `Second`.
//! Model: staircase Nim, on the differences between heaps.
//! Why: a move takes some stones from the difference between a heap and the one before, and adds
//! as many to the difference of the next heap, or to none after the last: they go down a step of a
//! staircase. So only every other difference counts, beginning with that of the last heap: whoever
//! wins Nim on these plays it there, and answers stones that come down onto one of them by taking
//! the same number a step further.
//! Cost: O(N).

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let mut steps = Vec::new();
    let mut before = 0;
    for heap in heaps {
        assert!(before <= heap, "a heap of {before} before one of {heap}");
        steps.push(heap - before);
        before = heap;
    }
    steps.reverse();
    println!("{}", if outcome(&steps, NO_BOUND).mover_wins() { "First" } else { "Second" });
}
