//! BZOJ 1463 — Got Root?
//! <https://hydro.ac/d/bzoj/p/1463> · 1 s? · 128 MiB? · difficulty 6
//!
//! Also: IPSC 2003 "Got Root?"
//! Rules: a connected drawing has N vertices and M edges, some of which may be loops or parallel
//! edges; vertex 1 is the ground. A move deletes an edge and everything that is then no longer
//! connected to the ground; whoever cannot move loses. Alice moves first. The input is the number
//! of cases, then the cases: `N M`, then M edges. Print the winner, `Alice` or `Bob`.
//! Bounds: ? (the statement gives none).
//! Kind: impartial
//! Model: Green Hackenbush, drawings with cycles.
//! Why: by the fusion principle the vertices of a cycle may be merged into one, and its edges
//! become loops worth 1 each; by the colon principle an edge is worth one more than the part of the
//! drawing that it carries.
//! Cost: O(N + M) per case.
//!
//! 规则：有一张由 N 个点、M 条边组成的连通图，可以有自环和重边，点 1 是地面。每次操作删去一条
//! 边，以及此后不再与地面连通的一切；无法操作者输，Alice 先手。先给出数据组数，每组为 `N M` 和
//! M 条边。输出获胜者 `Alice` 或 `Bob`。
//! 范围：?（题面没有给出）。
//! 模型：绿色 Hackenbush（删边游戏），图中有环。
//! 思路：由费森原理（Fusion Principle），一个环上的点可以并成一个，环上的边变成自环，每个自环的
//! 值为 1；由克朗原理（Colon Principle），一条边的值比它所承载的部分的值大 1。
//! 复杂度：每组 O(N + M)。

use grundy::hackenbush::graph_value;
use proconio::{input, marker::Usize1};

/// A limit of this program: more vertices might not fit into memory.
const MOST: usize = 2_000_000;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!(n > 0, "0 vertices, so that there is no ground");
        assert!(n <= MOST, "{n} vertices, for which this program has no memory");
        input! { edges: [(Usize1, Usize1); m] }
        let value = graph_value(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        winners += if value != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
