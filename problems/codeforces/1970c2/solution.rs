//! Codeforces 1970C2 — Game on Tree (Medium)
//! <https://codeforces.com/problemset/problem/1970/C2> · 1 s · 256 MiB · difficulty 4
//!
//! Also: Codeforces 1970C1, 1970C3
//! Rules: a stone is on a node of a tree; a move takes it to a neighbouring node that it has not
//! visited. Whoever cannot move loses. The input is `n t`, the n - 1 edges, then the start nodes of
//! the t rounds, where t = 1 here; print for each round whether `Ron`, the first player, or
//! `Hermione` wins.
//! Bounds: 2 ≤ n ≤ 2 · 10^5; t = 1.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, geography.
//! Why: Ron wins exactly from the nodes that every maximum matching covers (Fraenkel, Scheinerman
//! and Ullman, 1993), and a single maximum matching reveals all these nodes.
//!
//! 1. If every maximum matching covers the first node, Ron chooses one maximum matching and always
//!    moves along one of its edges. If a move of Hermione's led to a node without a mate, the edges
//!    of the path so far that are in the matching could be exchanged for the edges of this path
//!    that are not, which would give an equally large matching that leaves out the first node.
//! 2. If some maximum matching leaves the first node out, each possible first move leads to a node
//!    with a mate, because otherwise the edge of this move could be added to the matching. Hermione
//!    goes to the mate. If a later move of Ron's led to a node without a mate, the edges of the
//!    path could be exchanged in the same way, which would give a larger matching. So Hermione
//!    always has an answer.
//!
//! Cost: O(n + t), as a tree has no odd cycles.
//!
//! 规则：一棵树的某个点上有一枚石子；每次操作把它移到没有到过的邻点。无法操作者输。只有一组数
//! 据，依次给出 `n t`、n - 1 条边和 t 轮各自的起点，本题 t = 1；每轮输出获胜者，先手胜为
//! `Ron`，否则为 `Hermione`。
//! 范围：2 ≤ n ≤ 2 · 10^5；t = 1。
//! 模型：图上游戏，二分图博弈（地理游戏）。
//! 思路：Ron 获胜的起点，正是每个最大匹配都盖住的点（Fraenkel、Scheinerman、Ullman，1993），求
//! 一个匹配就能得到全部这样的点。
//!
//! 1. 若每个最大匹配都盖住起点，Ron 取定一个最大匹配，总沿它的边走。若 Hermione 的某一步走到没
//!    有配偶的点，就可以把走过的路上的匹配边与非匹配边互换，得到同样大而不盖起点的匹配，矛盾。
//! 2. 若某个最大匹配不盖起点，第一步总走到有配偶的点，否则这条边可以再加进匹配。Hermione 走到它
//!    的配偶。以后若 Ron 走到没有配偶的点，把走过的路上的边互换，就得到更大的匹配，矛盾。所以她
//!    总能应答。
//!
//! 复杂度：O(n + t)，因为树没有奇环。

use grundy::graph::Geography;
use grundy::Outcome;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, t: usize }
    assert!(n > 0, "a tree without nodes");
    input! { edges: [(Usize1, Usize1); n - 1], starts: [Usize1; t] }
    let game = Geography::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let winners = starts.iter().map(|&start| {
        assert!(start < n, "there is no node {}", start + 1);
        match game.outcome(start) {
            Outcome::N => "Ron",
            Outcome::P => "Hermione",
        }
    });
    println!("{}", winners.collect::<Vec<_>>().iter().format("\n"));
}
