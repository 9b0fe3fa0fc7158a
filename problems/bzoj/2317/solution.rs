//! BZOJ 2317 — Deleting edges (删边游戏)
//! <https://hydro.ac/d/bzoj/p/2317> · 1 s? · 128 MiB? · difficulty 6
//!
//! Rules: of the n vertices of a graph, p are important. A move deletes an edge from which a path
//! leads to an important vertex; whoever cannot move loses. The input is the number of cases; each
//! is `n m`, then p and the important vertices, then m lines `i j k` for k parallel edges between i
//! and j. Print 1 if the first player wins, else 0.
//! Bounds: ? (the statement gives none).
//! Kind: impartial
//! Model: Green Hackenbush, drawings with cycles.
//! Why: edges that can no longer be deleted may as well be removed, so the important vertices are
//! the ground, and can be merged into one vertex. By the fusion principle the vertices of a cycle
//! are fused, and the edges of the cycle become loops worth 1 each; so for two or more parallel
//! edges, only the parity of their number matters. By the colon principle an edge is worth one more
//! than the part of the graph that it carries.
//! Cost: O(n + m) per case.
//!
//! 规则：有一张 n 个点的图，其中 p 个点是重要的。每次操作删去一条边，要求从这条边有路通到某个重
//! 要的点；无法操作者输。先给出数据组数，每组先给出 `n m`，再给出 p 和各个重要的点，然后是 m 行
//! `i j k`，表示 i 与 j 之间有 k 条重边。先手胜输出 1，否则输出 0。
//! 范围：?（题面没有给出）。
//! 模型：绿色 Hackenbush（删边游戏），图中有环。
//! 思路：不能再删的边等于已经消失，所以重要的点就是地面，可以并成一个点。由费森原理
//! （Fusion Principle），一个环上的点并成一个，环上的边变成自环，每个自环的值为 1；因此两条或更
//! 多的重边只看条数的奇偶。由克朗原理（Colon Principle），一条边的值比它所承载的部分的值大 1。
//! 复杂度：每组 O(n + m)。

use grundy::hackenbush::graph_value;
use proconio::{input, marker::Usize1};

/// A limit of this program: more vertices might not fit into memory.
const MOST: usize = 2_000_000;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, p: usize }
        assert!(n <= MOST, "{n} vertices, for which this program has no memory");
        input! { important: [Usize1; p], bundles: [(Usize1, Usize1, u64); m] }
        // The ground is the new vertex n.
        let mut fused: Vec<usize> = (0..=n).collect();
        for vertex in important {
            assert!(vertex < n, "vertex {} of {n} is important", vertex + 1);
            fused[vertex] = n;
        }
        let mut edges = Vec::new();
        for (i, j, k) in bundles {
            assert!(i.max(j) < n, "an edge {} {} between {n} vertices", i + 1, j + 1);
            let copies = if k < 2 { k } else { 2 + k % 2 };
            edges.extend((0..copies).map(|_| (fused[i], fused[j])));
        }
        let value = graph_value(n + 1, &edges, n).unwrap_or_else(|error| panic!("{error}"));
        verdicts += if value != 0 { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}
