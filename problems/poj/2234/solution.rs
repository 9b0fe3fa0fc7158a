//! POJ 2234 — Matches Game
//! <http://poj.org/problem?id=2234> · 1 s · 64 MiB · difficulty 1
//!
//! Rules: M piles of matches; a move takes any positive number of matches from one pile,
//! and whoever takes the last match wins. Every line up to the end of the input is a case
//! `M`, then M piles; print `Yes` if the first player wins, else `No`.
//! Bounds: 1 ≤ M ≤ 20; a pile has at most 10^7 matches.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(M) per case.
//!
//! 规则：有 M 堆火柴；每次操作从一堆中取走至少一根，取走最后一根者胜。多组数据，每行一组，先给
//! 出堆数 M，再给出各堆的火柴数，读到输入结束；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ M ≤ 20；每堆至多有 10^7 根火柴。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当异或和为 0 时先手负。
//! 复杂度：每组 O(M)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { m: usize, piles: [u64; m] }
        verdicts += if nim::outcome(&piles).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
