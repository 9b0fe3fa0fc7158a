//! Codeforces 1147C — Thanos Nim
//! <https://codeforces.com/problemset/problem/1147/C> · 1 s · 256 MiB · medium
//!
//! Rules: there are n piles, n being even. A move chooses exactly n/2 piles that are not empty,
//! and takes any positive number of stones from each of them. Whoever cannot move loses. The
//! input is `n` and the piles; print the winner, `Alice` if it is the first player and `Bob` if
//! not.
//! Model: Nim, a move in exactly half of the heaps.
//! Why: a position is lost exactly if its least pile occurs more than n/2 times. If it occurs at
//! most n/2 times, at least n/2 piles are larger, and a move that lowers n/2 of them to the least
//! one leaves a lost position. If it occurs more often, there is no move if it is 0, as too few
//! piles are left. Otherwise every move lowers at least one of the least piles, so the new least
//! pile can only be among the n/2 that were lowered, and the position left is won.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, piles: [u64; n] }
    assert!(n > 0 && n % 2 == 0, "{n} piles, not an even number of at least 2");
    let least = piles.iter().min();
    let least_piles = piles.iter().filter(|&pile| Some(pile) == least).count();
    println!("{}", if least_piles > n / 2 { "Bob" } else { "Alice" });
}
