//! HDU 3094 — A tree game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094> · 1 s? · 32 MiB? · easy
//!
//! Rules: a tree on N vertices, with root 1. A move removes an edge and all that is then no longer
//! connected to the root; whoever cannot move loses, Alice first. Cases after their number: N, then
//! N - 1 edges `I J`. Print the winner, `Alice` or `Bob`.
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle the branches at a vertex may be replaced by one stalk of as many
//! edges as the nim sum of their values. So the value of a tree is the nim sum, over the children
//! of its root, of one more than the value of the tree on the child.
//! Cost: O(N) a case.

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree of 0 vertices");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        winners += if tree_values(&tree)[0] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
