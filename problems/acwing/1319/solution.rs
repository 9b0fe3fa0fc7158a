//! AcWing 1319 — Moving pieces (移棋子游戏)
//! <https://www.acwing.com/problem/content/1321/> · 1 s? · 64 MiB? · easy
//!
//! Also: LOJ 10243
//! Rules: K pieces stand on vertices of a directed graph without cycles, perhaps several on one; a
//! move takes one of them along an edge, and whoever cannot move loses. One case: `N M K`, then M
//! edges `X Y` from X to Y, then the K pieces' vertices, from 1; print `win` if the first player
//! wins, else `lose`.
//! Model: game on a graph, a sum of tokens.
//! Why: pieces do not hinder each other, so the nim sum of their vertices' Grundy values
//! decides. The value of a vertex is the mex of the values of those to which its edges lead.
//! Cost: O(N + M + K).

use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, k: usize, edges: [(Usize1, Usize1); m], pieces: [Usize1; k] }
    let dag = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if dag.sum(&pieces) != 0 { "win" } else { "lose" });
}
