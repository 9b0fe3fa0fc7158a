//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles in a row; a move takes a positive number of stones from the first pile that is
//! not empty, and whoever cannot move loses. Cases `n`, then the piles, after their number; print
//! the winner of each, `First` or `Second`.
//! Model: Nim, the first heap alone.
//! Why: whoever finds a first pile of 2 or more wins: he takes all of it or all but one stone,
//! whichever makes him win what follows (strategy stealing). Piles of 1 before that only pass
//! the turn on, so their number decides; and if there are no other piles, the last of them is
//! taken by the winner.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        winners += if first_wins(&piles) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with piles that are not empty.
fn first_wins(piles: &[u64]) -> bool {
    let ones = piles.iter().take_while(|&&pile| pile == 1).count();
    if ones < piles.len() {
        ones % 2 == 0
    } else {
        ones % 2 == 1
    }
}
