//! POJ 2234 — Matches Game
//! <http://poj.org/problem?id=2234> · 1 s · 64 MiB · easy
//!
//! Rules: M piles of matches; a move takes any positive number of matches from one pile,
//! and whoever takes the last match wins. Every line up to the end of the input is a case
//! `M`, then M piles; print `Yes` if the first player wins, else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0.
//! Cost: O(M) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { m: usize, piles: [u64; m] }
        verdicts += if nim::outcome(&piles).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
