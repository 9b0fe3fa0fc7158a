//! POJ 2975 — Nim
//! <http://poj.org/problem?id=2975> · 1 s? · 64 MiB? · easy
//!
//! Rules: n piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone wins. Cases `n`, then n piles, end with 0; print how many
//! first moves win.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so pile h
//! must become h ⊕ s; that is one move if it is less than h, and none otherwise.
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
        assert!(n <= 1000, "{n} piles, more than 1000");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        counts += &format!("{}\n", nim::winning_moves(&piles).count());
    }
    print!("{counts}");
}
