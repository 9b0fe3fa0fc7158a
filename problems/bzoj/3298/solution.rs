//! BZOJ 3298 — Cow Checkers
//! <https://hydro.ac/d/bzoj/p/3298> · 1 s? · 128 MiB? · difficulty 4
//!
//! Also: USACO 2011 Open Silver "Cow Checkers"
//! Rules: a piece stands on square (x, y) of an M by N board. A move takes it any positive number
//! of squares to the left or down, or the same number of squares in both directions; whoever cannot
//! move loses. Bessie moves first. The input is `M N`, then `T`, then T lines `x y`. For each of
//! these lines, print the winner, `Bessie` or `Farmer John`.
//! Bounds: 1 ≤ M, N ≤ 1,000,000; 1 ≤ T ≤ 1000; 0 ≤ x < M; 0 ≤ y < N.
//! Kind: impartial
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: x and y are two heaps, and a move takes stones from one of them or the same number from
//! both; the k-th lost pair is ⌊kφ⌋ and ⌊kφ⌋ + k, where φ is the golden ratio (Wythoff). The size
//! of the board does not matter, as no move takes the piece farther from (0, 0).
//! Cost: O(log) a line.
//!
//! 规则：M × N 的棋盘上，一枚棋子在 (x, y)。每次操作把它向左、向下移动任意多格，或者同时向左和
//! 向下移动同样多格；无法操作者输，Bessie 先手。先给出 `M N`，再给出 T 和 T 行 `x y`。对每行输
//! 出 `Bessie` 或 `Farmer John`。
//! 范围：1 ≤ M, N ≤ 1,000,000；1 ≤ T ≤ 1000；0 ≤ x < M；0 ≤ y < N。
//! 模型：威佐夫博弈。
//! 思路：x 和 y 就是两堆石子，每步从一堆中取，或者从两堆中取同样多；第 k 个必败态
//! 是 ⌊kφ⌋ 与 ⌊kφ⌋ + k，φ 为黄金分割比（Wythoff）。棋盘的大小不起作用，因为棋子从不远
//! 离 (0, 0)。
//! 复杂度：每行 O(log)。

use grundy::wythoff::outcome;
use proconio::input;

fn main() {
    input! { _m: u64, _n: u64, t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { x: u64, y: u64 }
        winners += if outcome(x, y).mover_wins() { "Bessie\n" } else { "Farmer John\n" };
    }
    print!("{winners}");
}
