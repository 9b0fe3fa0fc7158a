//! Luogu P2197 — Nim template (【模板】Nim 游戏)
//! <https://www.luogu.com.cn/problem/P2197> · 1 s? · 125 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever takes the last stone wins. T cases `n`, then n heaps, some perhaps empty; print
//! `Yes` if the first player wins, else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: Bouton's theorem: the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10_000).contains(&n), "{n} heaps, not 1 to 10000");
        input! { heaps: [u64; n] }
        if let Some(heap) = heaps.iter().find(|&&heap| heap >= 10_000) {
            panic!("a heap of {heap} stones, not less than 10000");
        }
        verdicts += if nim::outcome(&heaps).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
