//! HackerRank poker-nim-1 — Poker Nim
//! <https://www.hackerrank.com/challenges/poker-nim-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move takes any positive number of chips from one of the piles or adds any positive
//! number to one, which each player may do k times a pile; whoever takes the last chip wins.
//! The input has T cases: `n k`, then n piles. Print the winner, `First` or `Second`.
//! Model: Nim, with additions that can be undone.
//! Why: whoever wins Nim plays as if there were no additions, and answers one by taking the
//! same number away again. Additions run out, so the game ends, and by Bouton's theorem the
//! first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, _k: u64, piles: [u64; n] }
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
