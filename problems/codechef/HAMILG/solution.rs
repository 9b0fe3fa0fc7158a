//! CodeChef HAMILG — A game on a graph
//! <https://www.codechef.com/problems/HAMILG> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: Askar puts a token on a vertex of an undirected graph. Then the players take turns, Bob
//! first, moving the token along an edge to an unvisited vertex; whoever cannot move loses. The
//! input has T cases: `N M`, then M edges. Print the number of starting vertices from which Askar
//! wins.
//! Bounds: 1 ≤ T ≤ 100; the graph is connected, without loops and repeated edges; M ≤ 10^6 for all
//! cases together.
//! Kind: impartial
//! Model: game on a graph, geography.
//! Why: Askar wins exactly from the vertices that some maximum matching leaves out (Fraenkel,
//! Scheinerman and Ullman, 1993), and the search for a maximum matching finds all of them.
//!
//! 1. If some maximum matching leaves out the first vertex, Askar always answers along an edge of
//!    this matching. Bob never reaches a vertex without such an edge: the path to it would begin
//!    and end at vertices that the matching leaves out, with every second edge in the matching, so
//!    replacing these edges by the other edges of the path would make the matching larger.
//! 2. If every maximum matching covers the first vertex, Bob chooses a maximum matching and always
//!    moves along one of its edges. Askar never reaches a vertex without such an edge: on the path
//!    to it, the edges in the matching could be replaced by the other edges, and the matching would
//!    then leave out the first vertex instead of the last.
//! 3. Suppose that Edmonds' algorithm has found a maximum matching. Some maximum matching leaves
//!    out a given vertex exactly when an alternating path of even length leads to this vertex from
//!    a vertex that the algorithm's matching leaves out: when the edges along the path are
//!    exchanged, the matching leaves out the last vertex of the path instead of the first. The last
//!    searches of the algorithm have labelled every vertex to which such a path leads, even if the
//!    path goes through odd cycles.
//!
//! Cost: O(N M) per case at worst.
//!
//! 规则：Askar 把棋子放在无向图的一个点上。之后双方轮流操作，Bob 先手：沿一条边把棋子移到没有到
//! 过的点；无法操作者输。输入共 T 组数据，每组给出 `N M` 和 M 条边。输出使 Askar 获胜的起始点
//! 数。
//! 范围：1 ≤ T ≤ 100；图连通，没有自环和重边；各组的 M 之和至多 10^6。
//! 模型：图上游戏，二分图博弈（地理游戏）。
//! 思路：Askar 获胜的起点，正是某个最大匹配没有盖住的点（Fraenkel、Scheinerman、Ullman，
//! 1993）；求最大匹配的过程就能把它们全部找出来。
//!
//! 1. 若某个最大匹配不盖起点，Askar 总是沿匹配边应答。Bob 走不到没有匹配边的点：否则走过的路两
//!    端都没有被盖住，路上每隔一条边是匹配边，把路上的边交换，匹配就更大了。
//! 2. 若每个最大匹配都盖住起点，Bob 取定一个最大匹配，从第一步起总是沿它的边走。Askar 走不到没
//!    有匹配边的点：否则把走过的路上的匹配边与其余的边交换，仍是最大匹配，但改为不盖起点而盖住
//!    最后一个点，矛盾。
//! 3. Edmonds 的带花树算法求出最大匹配之后，一个点能被某个最大匹配留下不盖，当且仅当从某个未盖
//!    点有长为偶数的交错路通到它：沿这条路交换，未盖的就换成另一端。最后几次搜索已经标出了这些
//!    点，路经过奇环时也不例外。
//!
//! 复杂度：每组最坏 O(N M)。

use grundy::graph::Geography;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { vertices: usize, edges: [(Usize1, Usize1)] }
        let game =
            Geography::from_edges(vertices, &edges).unwrap_or_else(|error| panic!("{error}"));
        let wins = (0..vertices).filter(|&start| !game.outcome(start).mover_wins()).count();
        answers += &format!("{wins}\n");
    }
    print!("{answers}");
}
