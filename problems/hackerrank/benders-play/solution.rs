//! HackerRank benders-play — Play on benders
//! <https://www.hackerrank.com/challenges/benders-play> · 10 s? · 512 MiB? · easy
//!
//! Rules: tokens stand on the nodes of a directed graph without cycles, perhaps several on one. A
//! move takes one of them along an edge; whoever cannot move loses. The input is one graph,
//! `N M` and M edges `u v`; then Q games: `K`, then K nodes with tokens. Print the winner of
//! each, `Bumi` (first) or `Iroh`.
//! Model: game on a graph, a sum of tokens.
//! Why: tokens do not hinder each other, so the nim sum of their nodes' Grundy values
//! decides, each value being the mex of the values one edge further on.
//! Cost: O(N + M) for the values, O(K) a game.

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
        winners += if dag.sum(&tokens) != 0 { "Bumi\n" } else { "Iroh\n" };
    }
    print!("{winners}");
}
