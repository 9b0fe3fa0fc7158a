//! AcWing 892 — Staircase Nim (台阶-Nim游戏)
//! <https://www.acwing.com/problem/content/894/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n stairs above the ground hold stones; a move carries any positive number of
//! stones from one stair to the next lower one or to the ground, where they stay, and whoever
//! cannot move loses. One case `n`, then the stones from stair 1 up; print `Yes` if the
//! first player wins, else `No`.
//! Model: staircase Nim.
//! Why: a move away from an odd stair is a move of Nim on the odd stairs. If a move brings stones
//! to an odd stair, the opponent can carry the same stones one stair further, so it changes
//! nothing. By Bouton's theorem the nim sum of the odd stairs decides.
//! Cost: O(n).

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, stairs: [u64; n] }
    println!("{}", if outcome(&stairs, NO_BOUND).mover_wins() { "Yes" } else { "No" });
}
