//! HackerRank nim-game-1 — Introduction to Nim Game
//! <https://www.hackerrank.com/challenges/nim-game-1> · 10 s? · 512 MiB? · difficulty 1
//!
//! Rules: a move takes any positive number of stones from one of the piles, some of which may be
//! empty; whoever takes the last stone wins. The input has g cases: `n`, then n piles. Print the
//! winner, `First` or `Second`.
//! Bounds: 1 ≤ g, n ≤ 100; a pile has 0 to 100 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(n) per case.
//!
//! 规则：每次操作从一堆石子中取至少一枚，有的堆可以是空的；取走最后一枚石子的人赢。输入共 g 组
//! 数据，每组给出堆数 n 和各堆的石子数。输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ g, n ≤ 100；每堆有 0 到 100 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，先手输当且仅当异或和为 0。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
