//! Luogu P7864 — Picking leaves (摘叶子)
//! <https://www.luogu.com.cn/problem/P7864> · 2 s? · 125 MiB? · medium
//!
//! Rules: a tree of n vertices with root 1; a move picks any positive number of its present leaves,
//! and whoever picks vertex 1 wins. T cases `n`, then the parents of 2 to n; print 1 if the first
//! player wins, else 0.
//! Model: parity, of chains above the leaves.
//! Why: the chain of a leaf leads towards the root, up to the last vertex before one with two or
//! more children, or to the root itself. The position is won exactly if some chain has an odd
//! length:
//!
//! 1. If a leaf is its whole chain, the position is won. If the leaf is the root, it is picked at
//!    once. Otherwise its parent has another child and does not become a leaf when it is picked. If
//!    picking it alone does not win, then the opponent has a winning answer that picks some leaves;
//!    all of these can be picked together with the first one, with the same result.
//! 2. So nobody wants to shorten a chain of 2 to 1. While all chains have 2 vertices or more, a
//!    move takes one vertex from some chains and changes nothing else in the tree.
//! 3. If all chains are even, the position is lost. A move makes some of them odd. If one is 1 now,
//!    the opponent wins by step 1; otherwise the opponent shortens the same chains once more, and
//!    all are even again.
//! 4. If some chains are odd, and none is 1, shortening these makes all even, and 2 or more.
//!
//! Cost: O(n) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// Returns whether the chain of some leaf has an odd length.
fn has_odd_chain(tree: &RootedTree) -> bool {
    let parents = tree.parents();
    let mut children = vec![0u32; parents.len()];
    for &parent in parents.iter().flatten() {
        children[parent] += 1;
    }
    // Whether the chain that leads down to a vertex would be odd if it ended there.
    let mut is_odd = vec![true; parents.len()];
    for &vertex in tree.from_root() {
        if let Some(parent) = parents[vertex].filter(|&parent| children[parent] == 1) {
            is_odd[vertex] = !is_odd[parent];
        }
    }
    (0..parents.len()).any(|vertex| children[vertex] == 0 && is_odd[vertex])
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "0 vertices, but a tree has a root");
        input! { named_parents: [Usize1; n - 1] }
        let parents: Vec<Option<usize>> =
            std::iter::once(None).chain(named_parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        answers += if has_odd_chain(&tree) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
