//! HackerRank misere-nim-1 — Misère Nim
//! <https://www.hackerrank.com/challenges/misere-nim-1> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of stones from one of the piles; whoever takes the
//! last stone loses. The input has T cases: `n`, then n piles. Print the winner, `First` or
//! `Second`.
//! Bounds: 1 ≤ T, n ≤ 100; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: if some pile has 2 stones or more, misère Nim is won exactly when the nim sum is not 0, as
//! in normal play; if only piles of one stone are left, it is won exactly when their number is
//! even.
//! Cost: O(n) per case.
//!
//! 规则：每次操作从一堆石子中取至少一枚，取走最后一枚石子的人输。输入共 T 组数据，每组给出堆数
//! n 和各堆的石子数。输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T, n ≤ 100；每堆有 1 到 10^9 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：只要还有一堆不少于 2 枚，反常规则与正常规则一样，必胜当且仅当异或和不为 0；若各堆都只
//! 有一枚，则堆数为偶数时必胜。
//! 复杂度：每组 O(n)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if misere::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
