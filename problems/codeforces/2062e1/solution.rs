//! Codeforces 2062E1 — The Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2062/E1> · 4 s · 512 MiB · medium
//!
//! Rules: there is a tree with root 1 and a value on each node. Cirno chooses a node and deletes
//! its subtree; then in turn, a player chooses a node that is left and whose value is larger than
//! the one chosen last, and deletes its subtree. The first player who cannot move wins. Cases `n`,
//! the values and the n - 1 edges, after their number; print for each a node with which Cirno
//! wins, or `0` if there is none.
//! Model: game on a tree, misère, subtrees with larger and larger values.
//! Why: call a node good if some node outside its subtree has a larger value. If Cirno chooses a
//! node that is not good, her opponent cannot move and wins. So let her choose a good node, one
//! with the largest value of all good ones. Her opponent can move, and must choose a larger value,
//! so a node that is not good. Then no larger value is left, and Cirno wins as she cannot move.
//!
//! The largest value outside a subtree is that outside its parent's subtree, or the parent's own,
//! or the largest in another child's subtree. For the last one, each node keeps the two largest
//! values among its children's subtrees.
//!
//! Cost: O(n) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut nodes = String::new();
    for _ in 0..cases {
        input! { n: usize, values: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let outside = largest_outside(&tree, &values);
        let good = (0..n).filter(|&node| values[node] < outside[node]);
        let best = good.max_by_key(|&node| values[node]);
        nodes += &format!("{}\n", best.map_or(0, |node| node + 1));
    }
    print!("{nodes}");
}

/// The largest values in the subtrees of a node's children, or 0: one from each subtree.
#[derive(Clone, Copy, Default)]
struct TwoLargest {
    largest: u64,
    second: u64,
}

impl TwoLargest {
    fn add(&mut self, value: u64) {
        self.second = self.second.max(value.min(self.largest));
        self.largest = self.largest.max(value);
    }

    /// Returns the largest of the values but one that equals `value`.
    fn without(&self, value: u64) -> u64 {
        if value == self.largest {
            self.second
        } else {
            self.largest
        }
    }
}

/// Returns for each node the largest value outside its subtree, or 0 if nothing is outside.
fn largest_outside(tree: &RootedTree, values: &[u64]) -> Vec<u64> {
    let mut below = vec![TwoLargest::default(); values.len()];
    let mut inside = values.to_vec();
    for &node in tree.from_root().iter().rev() {
        inside[node] = inside[node].max(below[node].largest);
        if let Some(parent) = tree.parents()[node] {
            below[parent].add(inside[node]);
        }
    }
    let mut outside = vec![0; values.len()];
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let beside = below[parent].without(inside[node]);
            outside[node] = outside[parent].max(values[parent]).max(beside);
        }
    }
    outside
}
