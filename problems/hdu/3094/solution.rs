//! HDU 3094 — A tree game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: a tree on N vertices, with root 1. A move removes an edge and everything that is then no
//! longer connected to the root; whoever cannot move loses. Alice moves first. The input begins
//! with the number of cases; each case is N, then N - 1 edges `I J`. Print the winner, `Alice` or
//! `Bob`.
//! Bounds: at most 100 cases; 1 ≤ N ≤ 10^5.
//! Kind: impartial
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle the branches at a vertex may be replaced by one stalk whose number
//! of edges is the nim sum of the values of the branches. So the value of a tree is the nim sum,
//! over the children of its root, of v + 1, where v is the value of the child's subtree.
//! Cost: O(N) per case.
//!
//! 规则：有一棵 N 个点的有根树，根为 1。每次操作删去一条边，不再与根连通的部分随之消失；无法操
//! 作者输，Alice 先手。先给出数据组数，每组给出 N 和 N - 1 条边 `I J`。输出获胜者 `Alice` 或
//! `Bob`。
//! 范围：至多 100 组；1 ≤ N ≤ 10^5。
//! 模型：绿色 Hackenbush（删边游戏），一棵树。
//! 思路：由克朗原理，一个点上的各个分支可以合成一根竹竿，竹竿的边数等于各分支 SG 值的异或和。所
//! 以对根的每个儿子，取儿子那棵子树的 SG 值加一，全部异或起来就是整棵树的 SG 值。
//! 复杂度：每组 O(N)。

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
