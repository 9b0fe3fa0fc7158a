//! AcWing 892 — Staircase Nim (台阶-Nim游戏)
//! <https://www.acwing.com/problem/content/894/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n stairs above the ground hold stones; a move carries any positive number of
//! stones from one stair to the next lower one or to the ground, where they stay, and whoever
//! cannot move loses. One case `n`, then the stones from stair 1 up; print `Yes` if the
//! first player wins, else `No`.
//! Model: staircase Nim.
//! Why: a move away from an odd stair is one of Nim on the odd stairs. A move onto an odd
//! stair can be taken back at once by carrying the same stones one stair further, so it
//! changes nothing, and by Bouton's theorem the nim sum of the odd stairs decides.
//! Cost: O(n).

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

const MOST_STONES: u64 = 1_000_000_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} stairs, not 1 to 100000");
    input! { stairs: [u64; n] }
    if let Some(stones) = stairs.iter().find(|&&stones| stones > MOST_STONES) {
        panic!("{stones} stones on a stair, more than {MOST_STONES}");
    }
    println!("{}", if outcome(&stairs, NO_BOUND).mover_wins() { "Yes" } else { "No" });
}
