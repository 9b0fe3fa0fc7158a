//! HackerRank nim-game-1 — Introduction to Nim Game
//! <https://www.hackerrank.com/challenges/nim-game-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move takes any positive number of stones from one of the piles, of which some may be
//! empty; whoever takes the last stone wins. The input has g cases: `n`, then n piles. Print
//! the winner, `First` or `Second`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
