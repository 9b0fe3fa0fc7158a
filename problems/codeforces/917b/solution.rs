//! Codeforces 917B — MADMAX
//! <https://codeforces.com/problemset/problem/917/B> · 1 s · 256 MiB · difficulty 4
//!
//! Rules: a directed graph without cycles has a letter on each edge, and each of two players has a
//! marble on a vertex. The players take turns, Max first; a move shifts the player's own marble
//! along an edge whose letter does not come earlier in the alphabet than the letter of the previous
//! move. Whoever cannot move loses. The input is `n m` and the edges `v u c`; print, for each
//! starting vertex of Max's marble, a row with one letter for each starting vertex of Lucas's: `A`
//! if Max wins from there, and `B` if not.
//! Bounds: 2 ≤ n ≤ 100; 1 ≤ m ≤ n(n - 1)/2; the letters are lowercase.
//! Kind: partizan
//! Model: game on a graph, two tokens and a letter that never falls.
//! Why: the later the letter of the previous move is in the alphabet, the fewer moves are allowed.
//! So for each pair of vertices it suffices to know the latest letter after which the player to
//! move can still win. This is the latest letter c for which some edge from his vertex has the
//! letter c and the other player cannot win once the marble has moved along that edge. Let the
//! height of a vertex be the length of the longest path from it. Each move lowers the sum of the
//! marbles' heights, so if the pairs are processed in ascending order of that sum, every pair is
//! decided before it is needed.
//! Cost: O(n m + n² log n).
//!
//! 规则：有向无环图的每条边上有一个字母，两名玩家各有一枚弹珠在某个点上。Max 先手，轮流把自己的
//! 弹珠沿一条边移动，这条边的字母不能排在上一步的字母之前。无法操作者输。输入为 `n m` 和各条边
//! `v u c`；对 Max 的每个起点输出一行，其中对 Lucas 的每个起点，Max 赢为 `A`，否则为 `B`。
//! 范围：2 ≤ n ≤ 100；1 ≤ m ≤ n(n - 1)/2；字母都是小写的。
//! 模型：图上游戏，两枚棋子和一个不减的字母。
//! 思路：上一步的字母越靠后，允许的走法越少。所以对每一对点，只需知道：上一步的字母最晚是什么
//! 时，轮到的人还能赢。设轮到的人有一条字母为 c 的边通向某个点，在那里上一步字母为 c 时另一人不
//! 能赢；所求就是这样的 c 中最靠后的。把从一个点出发的最长路的长度称为它的高度：每一步都使两个
//! 高度之和减小，所以按这个和的顺序处理，每一对点在用到之前都已算好。
//! 复杂度：O(n m + n² log n)。

use itertools::{iproduct, Itertools};
use proconio::input;

struct Edge {
    head: usize,
    letter: char,
}

fn main() {
    input! { n: usize, m: usize }
    let graph = read_edges(n, m);
    let heights = heights(&graph);
    let mut pairs = iproduct!(0..n, 0..n).collect_vec();
    pairs.sort_by_key(|&(mover, other)| heights[mover] + heights[other]);
    // By the vertex of the player to move and that of the other one, the latest letter after which
    // he can win; `None` if he cannot win at all.
    let mut latest = vec![vec![None; n]; n];
    for (mover, other) in pairs {
        let wins = |edge: &&Edge| latest[other][edge.head] < Some(edge.letter);
        latest[mover][other] = graph[mover].iter().filter(wins).map(|edge| edge.letter).max();
    }
    for row in latest {
        println!("{}", row.iter().map(|letter| if letter.is_some() { 'A' } else { 'B' }).join(""));
    }
}

/// Reads the edges of each vertex.
fn read_edges(n: usize, m: usize) -> Vec<Vec<Edge>> {
    let mut graph: Vec<Vec<Edge>> = (0..n).map(|_| vec![]).collect();
    for _ in 0..m {
        input! { tail: usize, head: usize, letter: char }
        let are_vertices = (1..=n).contains(&tail) && (1..=n).contains(&head);
        assert!(are_vertices, "an edge {tail} {head}, outside 1..={n}");
        assert!(letter.is_ascii_lowercase(), "an edge with {letter:?}, no lower-case letter");
        graph[tail - 1].push(Edge { head: head - 1, letter });
    }
    graph
}

/// Returns the length of the longest path from each vertex.
fn heights(graph: &[Vec<Edge>]) -> Vec<usize> {
    let n = graph.len();
    let mut heights = vec![0; n];
    // After n rounds the ways of up to n edges are known, and none has more than n - 1.
    for _ in 0..n {
        for vertex in 0..n {
            let further = graph[vertex].iter().map(|edge| heights[edge.head] + 1);
            heights[vertex] = further.max().unwrap_or(0);
        }
    }
    assert!(heights.iter().all(|&height| height < n), "the edges make a cycle");
    heights
}
