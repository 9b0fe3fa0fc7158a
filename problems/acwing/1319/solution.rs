//! AcWing 1319 — Moving pieces (移棋子游戏)
//! <https://www.acwing.com/problem/content/1321/> · 1 s? · 64 MiB? · difficulty 3
//!
//! Also: LOJ 10243
//! Rules: K pieces are on vertices of a directed graph without cycles, possibly several on one
//! vertex; a move slides one piece along an edge, and whoever cannot move loses. The input is
//! `N M K`, then M edges `X Y` from X to Y, then the vertex of each of the K pieces; vertices are
//! numbered from 1. Print `win` if the first player wins, else `lose`.
//! Bounds: 1 ≤ N ≤ 2000; 0 ≤ M ≤ 6000; 1 ≤ K ≤ N.
//! Kind: impartial
//! Model: game on a graph, a sum of tokens.
//! Why: the pieces do not affect each other, so the nim sum of their vertices' Grundy values
//! decides who wins. The value of a vertex is the mex of the values of the vertices that its
//! outgoing edges lead to.
//! Cost: O(N + M + K).
//!
//! 规则：有向无环图上有 K 枚棋子，同一个点上可以有多枚；每次操作把一枚棋子沿一条边移动，无法操
//! 作者输。只有一组数据，先给出 `N M K`，再给出 M 条从 X 到 Y 的边 `X Y`，最后给出 K 枚棋子所在
//! 的点，编号从 1 开始；先手胜输出 `win`，否则输出 `lose`。
//! 范围：1 ≤ N ≤ 2000；0 ≤ M ≤ 6000；1 ≤ K ≤ N。
//! 模型：图上游戏，局面是各枚棋子的和。
//! 思路：棋子之间互不妨碍，所以由各棋子所在点的 SG 值的异或和定胜负。一个点的 SG 值，是它的各条
//! 出边所到的点的 SG 值的 mex。
//! 复杂度：O(N + M + K)。

use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, k: usize, edges: [(Usize1, Usize1); m], pieces: [Usize1; k] }
    let dag = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if dag.outcome(&pieces).mover_wins() { "win" } else { "lose" });
}
