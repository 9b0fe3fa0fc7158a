//! Codeforces 1610I — Mashtali vs AtCoder
//! <https://codeforces.com/problemset/problem/1610/I> · 1 s · 256 MiB · hard
//!
//! Rules: a tree of n vertices. With the vertices 1 to k on the ground, a move deletes an
//! edge and all that is then not connected to the ground; whoever cannot move loses. Input
//! `n`, then n - 1 edges; print for k = 1, 2, …, n which player wins, 1 or 2, as one word.
//! Model: Green Hackenbush, a tree with more and more vertices on the ground.
//! Why: by the fusion principle all paths between vertices on the ground are fused, their
//! edges loops worth 1. Seen from vertex 1, let the tree on v be worth g(v) by the colon
//! principle. If v becomes part of the ground, its edge and tree, worth g(v) + 1, are
//! replaced by a loop, worth 1, and what stood on v, worth g(v).
//! Cost: O(n), for each vertex becomes part of the ground once.

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!((1..=300_000).contains(&n), "{n} vertices, not 1 to 300000");
    input! { edges: [(Usize1, Usize1); n - 1] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let values = tree_values(&tree);
    let mut on_ground = vec![false; n];
    on_ground[0] = true;
    let mut sum = values[0];
    let mut winners = String::with_capacity(n);
    for k in 0..n {
        let mut vertex = k;
        while !on_ground[vertex] {
            on_ground[vertex] = true;
            sum ^= (values[vertex] + 1) ^ 1 ^ values[vertex];
            vertex = tree.parents()[vertex].unwrap_or(0);
        }
        winners.push(if sum != 0 { '1' } else { '2' });
    }
    println!("{winners}");
}
