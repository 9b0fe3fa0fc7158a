//! AcWing 891 — Nim game (Nim游戏)
//! <https://www.acwing.com/problem/content/893/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever cannot move loses. One case `n`, then n heaps; print `Yes` if the first player
//! wins, else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0.
//! Cost: O(n).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    println!("{}", if nim::outcome(&heaps).mover_wins() { "Yes" } else { "No" });
}
