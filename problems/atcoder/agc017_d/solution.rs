//! AtCoder AGC 017 D — Game on Tree
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a tree with root 1; a move deletes an edge and everything that the deletion cuts off from
//! the root. Whoever cannot move loses. Alice moves first. The input is `N` and N - 1 edges; print
//! the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: impartial
//! Picture: `4 / 1 2 / 1 3 / 3 4`
//! Model: Green Hackenbush, on a tree.
//! Why: by the colon principle an edge with a subtree of value g at its end has the value g + 1.
//! Deleting the edge leaves 0; any other move changes the value of the subtree to some h, and by
//! induction the edge then has the value h + 1. The possible values of h include all numbers below
//! g, but not g itself. A vertex is worth the nim sum of the values of the edges to its children,
//! and Bob wins exactly when the root is worth 0.
//! Cost: O(N).
//!
//! 规则：有一棵以 1 为根的树；每次操作删去一条边，以及因此与根断开的一切。无法操作者输，Alice
//! 先手。输入 `N` 和 N - 1 条边；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：绿色 Hackenbush（删边游戏），在一棵树上。
//! 思路：由克朗原理（Colon Principle），若一条边下端的子树 SG 值为 g，这条边连同子树的 SG 值就
//! 是 g + 1。因为删去这条边得到 0，其他的每一步都留下这条边，并使子树的值变成另一个 h，由归纳
//! 得 h + 1；所有 h < g 都能得到，而 h = g 得不到。一个点的值是它下面各条边的值的异或和，当且仅
//! 当根的值为 0 时 Bob 胜。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree_values(&tree)[0] != 0 { "Alice" } else { "Bob" });
}
