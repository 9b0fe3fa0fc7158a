//! HackerRank misere-nim-1 — Misère Nim
//! <https://www.hackerrank.com/challenges/misere-nim-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move takes any positive number of stones from one of the piles; whoever takes the
//! last stone loses. The input has T cases: `n`, then n piles. Print the winner, `First` or
//! `Second`.
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single stones only, if their number is even.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if misere::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
