//! BOJ 11694 — Nim Game (님 게임)
//! <https://www.acmicpc.net/problem/11694> · 1 s? · 256 MiB? · difficulty 4
//!
//! Rules: N heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone of all loses. koosaga begins. The input is `N`, then the heaps; print the
//! winner, `koosaga` or `cubelover`.
//! Bounds: 1 ≤ N ≤ 100; a heap has 1 to 2 · 10^9 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: by Bouton's theorem for misère play, if some heap has 2 stones or more, the player to move
//! wins exactly when the nim sum is not 0, as in normal play; if all heaps are single stones, that
//! player wins exactly when the number of heaps is even.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走至少一枚，取走全部石子中最后一枚者负。koosaga 先手。输入 `N` 和
//! 各堆的石子数，输出获胜者 `koosaga` 或 `cubelover`。
//! 范围：1 ≤ N ≤ 100；每堆有 1 到 2 · 10^9 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：由反常规则的 Bouton 定理，若有一堆不少于 2 枚，则与正常规则一样，当且仅当异或和不为 0 时先手必胜；
//! 若每堆都只有 1 枚，则当且仅当堆数为偶数时先手必胜。
//! 复杂度：O(N)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let winner = if misere::outcome(&heaps).mover_wins() { "koosaga" } else { "cubelover" };
    println!("{winner}");
}
