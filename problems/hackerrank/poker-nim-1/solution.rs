//! HackerRank poker-nim-1 — Poker Nim
//! <https://www.hackerrank.com/challenges/poker-nim-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: piles of chips; a move takes any positive number of chips from one pile, or adds
//! any positive number to one, which each player may do k times a pile, and whoever takes the
//! last chip wins. T cases `n k`, then n piles; print the winner, `First` or `Second`.
//! Model: Nim, with additions that can be undone.
//! Why: who wins Nim plays as if there were no additions, and answers one by taking the
//! same number away again. Additions run out, so the game ends, and by Bouton's theorem the
//! first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        assert!((1..=100).contains(&k), "{k} additions, not 1 to 100");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
