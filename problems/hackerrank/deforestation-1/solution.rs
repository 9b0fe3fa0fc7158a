//! HackerRank deforestation-1 — Deforestation
//! <https://www.hackerrank.com/challenges/deforestation-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a tree on the nodes 1 to N has its root at 1. A move deletes an edge, and with it all
//! that is then cut off from the root; whoever cannot move loses. The input has T cases: `N`,
//! then N - 1 edges `u v`. Print the winner, `Alice` (first) or `Bob`.
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle a tree is worth the nim sum of its branches, and a branch one
//! more than the tree on its edge. The tree is lost exactly if that makes 0.
//! Cost: O(N) a case.

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree of 0 nodes");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        winners += if tree_values(&tree)[0] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
