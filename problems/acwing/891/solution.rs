//! AcWing 891 — Nim game (Nim游戏)
//! <https://www.acwing.com/problem/content/893/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever cannot move loses. One case `n`, then n heaps; print `Yes` if the first player
//! wins, else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: Bouton's theorem: the first player loses exactly if the nim sum is 0.
//! Cost: O(n).

use grundy::nim;
use proconio::input;

const MOST_STONES: u64 = 1_000_000_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} heaps, not 1 to 100000");
    input! { heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&&heap| heap > MOST_STONES) {
        panic!("a heap of {heap} stones, more than {MOST_STONES}");
    }
    println!("{}", if nim::outcome(&heaps).mover_wins() { "Yes" } else { "No" });
}
