//! POJ 2975 — Nim
//! <http://poj.org/problem?id=2975> · 1 s? · 64 MiB? · easy
//!
//! Rules: n piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone wins. Cases `n`, then n piles, end with 0; print how many
//! first moves win.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so a pile of h
//! must become h ⊕ s. If that is less than h, it is one winning move, and otherwise no move.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { piles: [u64; n] }
        counts += &format!("{}\n", nim::winning_moves(&piles).count());
    }
    print!("{counts}");
}
