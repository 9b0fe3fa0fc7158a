//! AtCoder AGC 017 D — Game on Tree
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · 2 s · 256 MiB · medium
//!
//! Rules: a tree with the root 1; a move deletes an edge and everything that this cuts off from
//! the root. Whoever cannot move loses, Alice first. The input is `N` and N - 1 edges; print
//! the winner, `Alice` or `Bob`.
//! Model: Green Hackenbush, on a tree.
//! Why: by the colon principle an edge with a subtree of value g at its end has the value
//! g + 1. For deleting the edge leaves 0, and every other move leaves an edge with a subtree of
//! another value h, which is h + 1 by induction; all h < g are among these, and g is not. A
//! vertex is worth the nim sum of its edges, and Bob wins exactly if the root is worth 0.
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree_values(&tree)[0] != 0 { "Alice" } else { "Bob" });
}
