//! AcWing 891 — Nim game (Nim游戏)
//! <https://www.acwing.com/problem/content/893/> · 1 s? · 64 MiB? · difficulty 1
//!
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! cannot move loses. The input is `n`, then n heaps; print `Yes` if the first player wins, else
//! `No`.
//! Bounds: 1 ≤ n ≤ 10^5; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(n).
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走至少一枚，无法操作者输。只有一组数据，给出堆数 n 和各
//! 堆的石子数；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 10^5；每堆有 1 到 10^9 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当异或和为 0 时先手必败。
//! 复杂度：O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    println!("{}", if nim::outcome(&heaps).mover_wins() { "Yes" } else { "No" });
}
