//! Luogu P2197 — Nim template (【模板】Nim 游戏)
//! <https://www.luogu.com.cn/problem/P2197> · 1 s? · 125 MiB? · difficulty 1
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone wins. The input has T cases: `n`, then n heaps, some possibly empty; print
//! `Yes` if the first player wins, else `No`.
//! Bounds: T ≤ 10; n ≤ 10,000; a heap has fewer than 10,000 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走至少一枚，取走最后一枚石子者胜。共 T 组数据，每组先给
//! 出堆数 n，再给出各堆的石子数，可能有空堆；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：T ≤ 10；n ≤ 10,000；每堆少于 10,000 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当异或和为 0 时先手负。
//! 复杂度：每组 O(n)。

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
