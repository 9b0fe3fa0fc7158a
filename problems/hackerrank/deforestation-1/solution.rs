//! HackerRank deforestation-1 — Deforestation
//! <https://www.hackerrank.com/challenges/deforestation-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a tree on the nodes 1 to N with its root at 1; a move deletes an edge, and with it
//! all that is then cut off from the root, and whoever cannot move loses. T cases `N`, then
//! N - 1 edges `u v`; print the winner, `Alice` (first) or `Bob`.
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle a tree is worth the nim sum of its branches, and a branch one
//! more than the tree on its edge. The tree is lost exactly if that makes 0.
//! Cost: O(N) a case.

use grundy::hackenbush;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=500).contains(&n), "{n} nodes, not 1 to 500");
        input! { edges: [(usize, usize); n - 1] }
        let values = hackenbush::tree_values(&parents(n, &edges)).expect("parents make a tree");
        winners += if values[0] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn parents(n: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        let nodes = 1..=n;
        assert!(nodes.contains(&u) && nodes.contains(&v), "an edge {u} {v} of {n} nodes");
        neighbours[u - 1].push(v - 1);
        neighbours[v - 1].push(u - 1);
    }
    let mut parents = vec![None; n];
    let mut reached = vec![0];
    let mut next = 0;
    while let Some(&node) = reached.get(next) {
        for &child in &neighbours[node] {
            if child != 0 && parents[child].is_none() {
                parents[child] = Some(node);
                reached.push(child);
            }
        }
        next += 1;
    }
    // n - 1 edges that reach all n nodes are a tree.
    assert!(reached.len() == n, "the edges reach {} of {n} nodes", reached.len());
    parents
}
