//! Luogu P2197 — Nim template (【模板】Nim 游戏)
//! <https://www.luogu.com.cn/problem/P2197> · 1 s? · 125 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone wins. T cases `n`, then n heaps, some perhaps empty; print `Yes` if the
//! first player wins, else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        verdicts += if nim::outcome(&heaps).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
