//! HackerRank nim-game-1 — Introduction to Nim Game
//! <https://www.hackerrank.com/challenges/nim-game-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone wins. g cases `n`, then n piles, some perhaps empty; print
//! the winner, `First` or `Second`.
//! Rule: nim
//! Model: Nim.
//! Why: Bouton's theorem: the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [u64; n] }
        assert!(piles.iter().all(|&pile| pile <= 100), "a pile of more than 100 in {piles:?}");
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
