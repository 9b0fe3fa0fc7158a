//! Jutge P49499_ca — The game of Nim (2) (El joc del Nim (2))
//! <https://jutge.org/problems/P49499_ca> · 1 s? · 64 MiB? · difficulty 1
//!
//! Rules: a move takes any positive number of stones from one of n piles; whoever cannot move
//! loses. The input consists of cases: each is `n`, then n piles. Print `guanyadora`
//! if the first player wins, else `perdedora`.
//! Bounds: 0 ≤ n ≤ 10^5; a pile has 0 to 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem a position is lost if and only if its nim sum is zero.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子，每次操作从一堆中取走至少一枚，无法操作者输。输入有多组数据，直到结束，每组给出
//! `n` 和各堆的石子数。先手必胜输出 `guanyadora`，否则输出 `perdedora`。
//! 范围：0 ≤ n ≤ 10^5；每堆有 0 到 10^9 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当异或和为 0 时是必败态。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim::outcome(&piles).mover_wins();
        verdicts += if first_wins { "guanyadora\n" } else { "perdedora\n" };
    }
    print!("{verdicts}");
}
