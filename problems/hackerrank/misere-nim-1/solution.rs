//! HackerRank misere-nim-1 — Misère Nim
//! <https://www.hackerrank.com/challenges/misere-nim-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone loses. T cases `n`, then n piles; print the winner, `First`
//! or `Second`.
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single stones only, if their number is even.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        winners += if misere::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
