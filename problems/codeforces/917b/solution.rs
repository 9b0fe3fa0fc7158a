//! Codeforces 917B — MADMAX
//! <https://codeforces.com/problemset/problem/917/B> · 1 s · 256 MiB · medium
//!
//! Rules: a directed graph without cycles has a letter on each edge, and each of two players has
//! a marble on a vertex. In turn, Max first, each player moves his own marble along an edge whose
//! letter is not before that of the last move. Whoever cannot move loses. The input is `n m` and
//! the edges `v u c`; print for each vertex of Max a row that has for each vertex of Lucas an `A`
//! if Max wins from there, and a `B` if not.
//! Model: game on a graph, two tokens and a letter that never falls.
//! Why: the later the last letter, the fewer moves are allowed. So for two vertices it suffices
//! to know the latest letter after which the player to move can win. It is the latest letter c of
//! his edges to a vertex from where the other player cannot win after c. Call the length of the
//! longest way on from a vertex its height: each move lowers the sum of both heights, so in the
//! order of that sum all pairs are decided before they are needed.
//! Cost: O(n m + n² log n).

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

/// Returns the length of the longest way from each vertex.
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
