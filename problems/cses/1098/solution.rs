//! CSES 1098 — Nim Game II
//! <https://cses.fi/problemset/task/1098> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of sticks; a move removes 1, 2 or 3 sticks from one heap, and whoever
//! removes the last stick wins. After the number of cases t come the cases `n`, then n
//! heaps; print the winner of each, `first` or `second`.
//! Rule: {1, 2, 3}
//! Model: Bash's game, a sum of heaps.
//! Why: a heap of x has the Grundy value x mod 4. From 0, 1, 2 and 3 every smaller heap can
//! be reached, so these have themselves as values. A larger heap has three options, with
//! the three other remainders, so the mex is its own. The nim sum of the values decides.
//! Cost: O(n) a case.

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let values = heaps.iter().map(|&heap| bash::grundy_value(heap, 3));
        winners += if nim::outcome(values).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
