//! HackerRank poker-nim-1 — Poker Nim
//! <https://www.hackerrank.com/challenges/poker-nim-1> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: a move takes any positive number of chips from one pile, or adds any positive number of
//! chips to one pile; each player may add to each pile at most k times. Whoever takes the last chip
//! wins. The input has T cases: `n k`, then n piles. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ n, k ≤ 100; a pile has 1 to 10^9 chips.
//! Kind: impartial
//! Model: Nim, with additions that can be undone.
//! Why: the player who can win without additions plays as if there were none, and answers each
//! addition by taking the same number of chips away again. Additions run out, so the game ends, and
//! by Bouton's theorem the first player loses exactly when the nim sum is 0.
//! Cost: O(n) per case.
//!
//! 规则：每次操作从一堆筹码中取走至少一枚，或给一堆加上至少一枚；后者每人对每一堆只能做 k 次。
//! 取走最后一枚的人赢。输入共 T 组数据，每组先给出 `n k`，再给出 n 堆。输出获胜者 `First` 或
//! `Second`。
//! 范围：1 ≤ T ≤ 100；1 ≤ n, k ≤ 100；每堆有 1 到 10^9 枚筹码。
//! 模型：Nim 游戏，加上去的可以再取走。
//! 思路：在 Nim 游戏中能赢的人，只当不能加筹码，照样玩；对手若加，他就把同样多的取走。加的次数
//! 有限，所以游戏会结束；由 Bouton 定理，先手输当且仅当异或和为 0。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, _k: u64, piles: [u64; n] }
        winners += if nim::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
