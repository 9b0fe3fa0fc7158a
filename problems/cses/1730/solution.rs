//! CSES 1730 — Nim Game I
//! <https://cses.fi/problemset/task/1730> · 1 s · 512 MiB · difficulty 1
//!
//! Rules: n heaps of sticks; a move removes any positive number of sticks from one heap, and
//! whoever removes the last stick wins. The input is the number of cases t; each case is `n`, then
//! n heaps. Print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a heap has 1 to 10^9
//! sticks.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆小棒，每次操作从一堆中取走至少一根，取走最后一根的人赢。先给出数据组数 t，每组
//! 给出堆数 n 和各堆的根数；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，各组的 n 之和至多为 2 · 10^5；每堆有 1 到 10^9 根。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，先手输当且仅当异或和为 0。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        winners += if nim::outcome(&heaps).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
