//! HackerRank benders-play — Play on benders
//! <https://www.hackerrank.com/challenges/benders-play> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: tokens stand on the nodes of a directed graph without cycles, possibly several on one
//! node. A move shifts one of them along an edge; whoever cannot move loses. The input is one
//! graph, given by `N M` and M edges `u v`; then Q games: `K`, then K nodes with tokens. Print the
//! winner of each game, `Bumi` (first) or `Iroh`.
//! Bounds: 1 < N ≤ 10^5; 1 ≤ M ≤ 10^6; 1 ≤ Q ≤ 10^5; 1 ≤ K ≤ 100.
//! Kind: impartial
//! Model: game on a graph, a sum of tokens.
//! Why: tokens do not affect each other, so the nim sum of their nodes' Grundy values decides the
//! game, where the value of a node is the mex of the values of the nodes to which its edges lead.
//! Cost: O(N + M) for the values, O(K) per game.
//!
//! 规则：有向无环图的点上放着棋子，一个点上可以有几枚。每次操作把一枚棋子沿边移动；无法操作者
//! 输。输入一个图：`N M` 和 M 条边 `u v`；然后是 Q 局游戏，每局是 `K` 和有棋子的 K 个点。每局输
//! 出获胜者 `Bumi`（先手）或 `Iroh`。
//! 范围：1 < N ≤ 10^5；1 ≤ M ≤ 10^6；1 ≤ Q ≤ 10^5；1 ≤ K ≤ 100。
//! 模型：图上游戏，局面是各枚棋子的和。
//! 思路：棋子互不妨碍，所以胜负由它们所在点的 SG 值的异或和决定；每个值是沿一条边所到各点的值的
//! mex。
//! 复杂度：求值 O(N + M)，每局 O(K)。

use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

/// A limit of this program: more nodes might not fit into memory.
const MOST: usize = 10_000_000;

fn main() {
    input! { n: usize, m: usize }
    assert!(n <= MOST, "{n} nodes, for which this program has no memory");
    input! { edges: [(Usize1, Usize1); m], games: usize }
    let dag = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut winners = String::new();
    for _ in 0..games {
        input! { tokens: [Usize1] }
        if let Some(node) = tokens.iter().find(|&&node| node >= n) {
            panic!("a token on node {} of {n}", node + 1);
        }
        winners += if dag.outcome(&tokens).mover_wins() { "Bumi\n" } else { "Iroh\n" };
    }
    print!("{winners}");
}
