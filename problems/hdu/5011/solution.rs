//! HDU 5011 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5011> · 1 s? · 64 MiB? · easy
//!
//! Rules: n piles of beads; a move takes any positive number of beads from one pile and may split
//! what is left of it into two piles that are not empty. Whoever takes the last bead wins. Cases
//! `n`, then n piles, up to the end of the input; print `Win` if the first player wins, else
//! `Lose`.
//! Rule: 0.[7]
//! Model: Nim, a pile may be split after taking from it.
//! Why: a pile of n beads has the Grundy value n, as in Nim. By induction, let smaller piles have
//! their sizes as values. Without a split, a move reaches the values 0 to n - 1. With one, it
//! reaches u ⊕ v for two parts with u + v < n, and u ⊕ v ≤ u + v, because addition without carrying
//! never gives more. So the least value that no move reaches is n, and the nim sum decides.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim::outcome(piles).mover_wins();
        verdicts += if first_wins { "Win\n" } else { "Lose\n" };
    }
    print!("{verdicts}");
}
