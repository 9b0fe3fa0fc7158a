//! BOJ 11868 — Nim Game 2 (님 게임 2)
//! <https://www.acmicpc.net/problem/11868> · 2 s · 512 MiB · difficulty 1
//!
//! Also: BOJ 11869, with coins that move to the left
//! Rules: N heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone of all wins. koosaga begins. The input is `N`, then the heaps; print the
//! winner, `koosaga` or `cubelover`.
//! Bounds: 1 ≤ N ≤ 100; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem whoever moves first loses exactly when the nim sum of the heaps is 0.
//! In BOJ 11869 a coin on square P can be moved to any square on its left, down to square 0, so it
//! is equivalent to a heap of P stones.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走至少一枚，取走全部石子中最后一枚者胜。koosaga 先手。输入 `N` 和
//! 各堆的石子数，输出获胜者 `koosaga` 或 `cubelover`。
//! 范围：1 ≤ N ≤ 100；每堆有 1 到 10^9 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当各堆的异或和为 0 时先手必败。在 BOJ 11869 中，P 号格上的硬币可以移到左边
//! 任意一格，直到 0 号格，相当于一堆 P 枚石子。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let winner = if nim::outcome(&heaps).mover_wins() { "koosaga" } else { "cubelover" };
    println!("{winner}");
}
