//! Jutge P24777_ca — Another game of Nim (Un altre joc del Nim)
//! <https://jutge.org/problems/P24777_ca> · 1 s? · 64 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of stones from one of n piles; whoever cannot move wins.
//! The input consists of cases, up to its end: each is `n`, then n piles. Print whether the first
//! player `wins` or `loses`.
//! Bounds: 1 ≤ n ≤ 7; a pile has 1 to 15 stones, all piles together at most 50.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly when the nim sum is not 0,
//! as in normal play; with only piles of one stone left, it is won exactly when their number is
//! even. The statement asks for a search instead, and the piles in its input are small enough for a
//! search.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子，每次操作从一堆中取走至少一枚，无法操作者赢。输入有多组数据，直到结束，每组给出
//! `n` 和各堆的石子数；先手胜输出 `wins`，负输出 `loses`。
//! 范围：1 ≤ n ≤ 7；每堆有 1 到 15 枚石子，总共不超过 50 枚。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：只要还有一堆不少于 2 枚，反常规则与正常规则一样，必胜当且仅当异或和不为 0；若各堆都只
//! 有一枚，则堆数为偶数时必胜。题面要求改用搜索，石子少，搜索也够快。
//! 复杂度：每组 O(n)。

use grundy::nim::misere;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, piles: [u64; n] }
        verdicts += if misere::outcome(&piles).mover_wins() { "wins\n" } else { "loses\n" };
    }
    print!("{verdicts}");
}
