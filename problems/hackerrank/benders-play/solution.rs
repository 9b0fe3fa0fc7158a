//! HackerRank benders-play — Play on benders
//! <https://www.hackerrank.com/challenges/benders-play> · 10 s? · 512 MiB? · easy
//!
//! Rules: tokens stand on the nodes of a graph without cycles, several perhaps on one; a
//! move takes one of them along an edge, and whoever cannot move loses. One graph `N M` and
//! M edges `u v`; then Q games `K`, then K nodes with tokens. Print the winner of each,
//! `Bumi` (first) or `Iroh`.
//! Model: game on a graph, a sum of tokens.
//! Why: tokens do not hinder each other, so the nim sum of their nodes' Grundy values
//! decides, each value being the mex of those one edge further.
//! Cost: O(N + M) for the values, O(K) a game.

use grundy::graph::Dag;
use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100_000).contains(&n), "{n} nodes, not 1 to 100000");
    assert!(m <= 1_000_000, "{m} edges, more than 1000000");
    input! { edges: [(usize, usize); m] }
    assert!(edges.iter().all(|&(from, _)| from > 0), "an edge from node 0");
    assert!(edges.iter().all(|&(_, to)| to > 0), "an edge to node 0");
    let dag = Dag::from_edges(n + 1, &edges).unwrap_or_else(|error| panic!("{error}"));
    input! { games: usize }
    assert!(games <= 100_000, "{games} games, more than 100000");
    let mut winners = String::new();
    for _ in 0..games {
        input! { count: usize }
        assert!(count <= 100, "{count} tokens, more than 100");
        input! { tokens: [usize; count] }
        let on_nodes = tokens.iter().all(|node| (1..=n).contains(node));
        assert!(on_nodes, "a token on no node 1 to {n} in {tokens:?}");
        winners += if dag.sum(&tokens) != 0 { "Bumi\n" } else { "Iroh\n" };
    }
    print!("{winners}");
}
