//! POJ 3710 — Christmas Game
//! <http://poj.org/problem?id=3710> · 1 s · 64 MiB · difficulty 5
//!
//! Rules: N drawings, each a tree that is rooted at vertex 1 and has cycles attached to it; an edge
//! is on at most one cycle, and two edges between the same vertices also form a cycle. A move cuts
//! an edge, and everything that is then no longer connected to the root disappears; whoever cannot
//! move loses. Sally moves first. The input consists of cases: N; for each drawing `m k`, then k
//! edges. Print the winner, `Sally` or `Harry`.
//! Bounds: N, m < 100; k < 500.
//! Kind: impartial
//! Model: Green Hackenbush, drawings with cycles.
//! Why: by the fusion principle the vertices of a cycle may be fused into one vertex, and the edges
//! of the cycle become loops worth 1 each. By the colon principle the value of an edge is one more
//! than the value of the part that it carries. The value of all the drawings together is the nim
//! sum of their values.
//! Cost: O(m + k) a drawing.
//!
//! 规则：有 N 幅图，每幅是挂着环的一棵树，根是点 1；每条边至多在一个环上，两点之间的两条边也是
//! 一个环。每次操作剪断一条边，不再与根连通的部分消失；无法操作者输，Sally 先手。多组数据，读到
//! 输入结束，每组先给出 N，再对每幅图给出 `m k` 和 k 条边。输出获胜者 `Sally` 或 `Harry`。
//! 范围：N, m < 100；k < 500。
//! 模型：绿色 Hackenbush（删边游戏），图中有环。
//! 思路：由费森原理，一个环上的点可以缩成一点，它的边成为自环，每个自环的 SG 值是 1。由克朗原
//! 理，一条边的 SG 值等于它上面部分的 SG 值加一。各幅图取异或和。
//! 复杂度：每幅图 O(m + k)。

use grundy::hackenbush::graph_value;
use proconio::{input, is_stdin_empty, marker::Usize1};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize, k: usize, edges: [(Usize1, Usize1); k] }
            nim_sum ^= graph_value(m, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        }
        winners += if nim_sum != 0 { "Sally\n" } else { "Harry\n" };
    }
    print!("{winners}");
}
