//! HackerRank deforestation-1 — Deforestation
//! <https://www.hackerrank.com/challenges/deforestation-1> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a tree with the nodes 1 to N has node 1 as its root. A move deletes an edge, and with it
//! everything that is then cut off from the root; whoever cannot move loses. The input has T cases:
//! `N`, then N - 1 edges `u v`. Print the winner, `Alice` (first) or `Bob`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N ≤ 500.
//! Kind: impartial
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle a tree is worth the nim sum of its branches, and a branch is worth
//! one more than the tree above its lowest edge. The tree is lost exactly when its value is 0.
//! Cost: O(N) per case.
//!
//! 规则：点 1 到 N 组成一棵以 1 为根的树。每次操作删去一条边，连同因此与根断开的一切；无法操作
//! 者输。输入共 T 组数据，每组先给出 `N`，再给出 N - 1 条边 `u v`。输出获胜者 `Alice`（先手）或
//! `Bob`。
//! 范围：1 ≤ T ≤ 100；1 ≤ N ≤ 500。
//! 模型：绿色 Hackenbush（删边游戏），一棵树。
//! 思路：由克朗原理（Colon Principle），一棵树的值是各分支的值的异或和，一个分支的值是它那条边上
//! 的子树的值加 1。得 0 时这棵树必败，否则必胜。
//! 复杂度：每组 O(N)。

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
