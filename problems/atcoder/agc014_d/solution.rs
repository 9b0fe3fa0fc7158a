//! AtCoder AGC 014 D — Black and White Tree
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d> · 2 s · 256 MiB · medium
//!
//! Rules: in turn, Takahashi paints a vertex of a tree white and Aoki one black, until all have
//! a colour; then every white vertex next to a black one turns black. Takahashi, who is first,
//! wins if a white vertex is left. The input is `N` and N - 1 edges; print the winner, `First`
//! or `Second`.
//! Model: pairing strategy, a matching of the tree.
//! Why: with a perfect matching Aoki paints the partner of what Takahashi has painted, and no
//! white vertex is left. Without one, Takahashi paints the neighbour of a deepest leaf. That
//! forces Aoki to the leaf: otherwise Takahashi paints it, and it stays white. If the neighbour
//! has another leaf below it, Takahashi paints that and wins. If not, the rest of the tree has no
//! perfect matching either, and he goes on with it; all neighbours of its vertices outside of it
//! are white. In the end a single vertex is left for him, whose neighbours are all white. A
//! perfect matching of a tree pairs each leaf with its parent, from the leaves up.
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Second" } else { "First" });
}
