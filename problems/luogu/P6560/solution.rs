//! Luogu P6560 — The passing of time (时光的流逝)
//! <https://www.luogu.com.cn/problem/P6560> · 3 s? · 256 MiB? · difficulty 4
//!
//! Rules: a directed graph, possibly with cycles, and a token; a move takes the token along an
//! edge. Whoever moves it onto the goal y wins, and whoever cannot move loses. The input is
//! `n m q`, m edges and q queries `x y`, each a start and a goal; for each query print 1 if the
//! first player can force a win, -1 if the second player can, and 0 if neither can.
//! Bounds: 1 ≤ n ≤ 10^5; 1 ≤ m ≤ 5 · 10^5; 1 ≤ q ≤ 500; x and y are different.
//! Kind: impartial
//! Model: game on a graph with cycles, one token.
//! Why: vertices are decided backwards. The goal and dead ends are lost for the player to move; a
//! vertex with an edge to a lost vertex is won; a vertex whose edges all lead to won vertices is
//! lost. From a vertex that is never decided, either player can always go on to another such
//! vertex, for ever. First, the outcomes without a goal are computed, just once for all queries. A
//! goal that would be lost anyway changes nothing; for any other goal, a copy of these outcomes is
//! extended from the point at which the goal first matters.
//! Cost: O(n + m) per query at most.
//!
//! 规则：一张有向图，可能有环，上面有一枚棋子；每次操作把它沿一条边移动。把它移到目标 y 者胜，
//! 无法操作者输。只有一组数据，先给出 `n m q`，再给出 m 条边，然后给出 q 个询问 `x y`，即起点和
//! 目标；先手能必胜输出 1，后手能必胜输出 -1，都不能输出 0。
//! 范围：1 ≤ n ≤ 10^5；1 ≤ m ≤ 5 · 10^5；1 ≤ q ≤ 500；x 和 y 不同。
//! 模型：有环图上的游戏，一枚棋子。
//! 思路：从后往前判定各点。目标和没有出边的点，轮到谁走谁负；有一条边通向必败点的是必胜点；所有
//! 边都通向必胜点的是必败点。始终没有判定的点，双方都总能走到另一个没有判定的点，可以无限走下
//! 去。不计目标的情形对所有询问只判定一次：不作目标也必败的目标不改变任何结果；对其他目标，复制
//! 一份结果，从目标起作用的地方继续推。
//! 复杂度：每个询问至多 O(n + m)。

use grundy::graph::outcomes_to_goals;
use grundy::Outcome;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, q: usize }
    input! { edges: [(Usize1, Usize1); m], queries: [(Usize1, Usize1); q] }
    for &(u, v) in &edges {
        assert!(u < n && v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
    }
    for &(x, y) in &queries {
        assert!(x < n && y < n, "a query from {} to {} of {n}", x + 1, y + 1);
        assert!(x != y, "a query from {} to {}, where nobody has moved yet", x + 1, y + 1);
    }
    let outcomes = outcomes_to_goals(n, &edges, &queries).unwrap_or_else(|error| panic!("{error}"));
    let answer = |outcome: &Option<Outcome>| match outcome {
        Some(Outcome::N) => 1,
        Some(Outcome::P) => -1,
        None => 0,
    };
    println!("{}", outcomes.iter().map(answer).join("\n"));
}
