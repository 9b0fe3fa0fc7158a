//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles in a row; a move takes a positive number of stones from the first pile that is
//! not empty, and whoever cannot move loses. Cases `n`, then the piles, after their number; print
//! the winner of each, `First` or `Second`.
//! Model: Nim, the first heap alone.
//! Why: the piles are a sequential join of heaps of Nim, whose Grundy value `heaps_value` finds
//! from the right end. By hand: whoever finds a first pile of 2 or more wins, for he takes all of
//! it or all but one stone, whichever makes him win what follows. A pile of 1 only passes the turn
//! on.
//! Cost: O(n).

use grundy::compound::sequential::heaps_value;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if heaps_value(&piles) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
