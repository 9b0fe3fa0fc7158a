//! BZOJ 4730 — Alice and Bob play again (Alice和Bob又在玩游戏)
//! <https://hydro.ac/d/bzoj/p/4730> · 1 s? · 128 MiB? · difficulty 8
//!
//! Rules: in a forest the root of each tree is its least vertex. A move picks a remaining vertex
//! and removes it together with all its ancestors, and each subtree that is cut off becomes a tree
//! of its own; whoever cannot move loses. Alice moves first. The input has T cases: `n m`, then m
//! edges `u v`. Print the winner, `Alice` or `Bob`.
//! Bounds: n ≤ 10^5; 0 ≤ m ≤ n - 1.
//! Kind: impartial
//! Model: game on a tree, sets of values shifted and joined.
//! Why: on each tree this is the game of BZOJ 4134, starting with no vertex hacked: a move removes
//! a path and leaves the subtrees that branch off it. There it is proved that the value of a
//! subtree is the mex of these numbers: the nim sum c of the values of its root's children and, for
//! each such child w and each option of w, the nim sum of the option's value, c, and the value of
//! w. The trees of the forest form a sum, so the nim sum of their values decides the game (Sprague
//! and Grundy); when the trees are attached to one additional vertex, they are the subtrees of its
//! children.
//! Cost: O(n log n) per case.
//!
//! 规则：有一片森林，每棵树的根是其中编号最小的点。每次操作选一个还在的点，把它和它的所有祖先删
//! 去，路径旁边的子树各成为一棵树；无法操作者输，Alice 先手。输入共 T 组数据，每组先给出
//! `n m`，再给出 m 条边 `u v`。输出获胜者 `Alice` 或 `Bob`。
//! 范围：n ≤ 10^5；0 ≤ m ≤ n - 1。
//! 模型：树上游戏，值的集合整体异或并合并。
//! 思路：在每棵树上，这就是 BZOJ 4134 的游戏，一开始没有被攻破的点：选一个点就了结了它到根的路
//! 径，留下路径旁边的子树。那一题中已经证明，一个子树的 SG 值是以下各数的 mex：各儿子的值的异或
//! 和 c；以及对每个儿子 w，w 的每个后继的值异或上 c ⊕ w 的值。森林中的各棵树构成游戏的和
//! （Sprague–Grundy 定理）：把它们挂在一个新添的点下，它们就是它的儿子，由其异或和定胜负。
//! 复杂度：每组 O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::union_find::UnionFind;
use grundy::contest::xor_trie::{XorSet, XorTries};
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        for &(u, v) in &edges {
            assert!(u < n && v < n, "an edge of {} and {}, with {n} vertices", u + 1, v + 1);
        }
        winners += if value_of_trees(&hang_up(n, edges)) != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns a tree whose root is a new vertex n; the root's children are the least vertices of the
/// trees that `edges` form on the vertices numbered below n.
fn hang_up(n: usize, mut edges: Vec<(usize, usize)>) -> RootedTree {
    let mut trees = UnionFind::new(n);
    for &(u, v) in &edges {
        assert!(trees.join(u, v), "the edge of {} and {} closes a cycle", u + 1, v + 1);
    }
    let mut has_root = vec![false; n];
    for vertex in 0..n {
        let tree = trees.root(vertex);
        if !has_root[tree] {
            has_root[tree] = true;
            edges.push((n, vertex));
        }
    }
    RootedTree::from_edges(n + 1, &edges, n).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the nim sum of the values of the subtrees of the root's children.
fn value_of_trees(tree: &RootedTree) -> u32 {
    let vertices = tree.parents().len();
    // A vertex has fewer options than there are vertices.
    let mut sets = XorTries::new(usize::BITS - vertices.leading_zeros());
    let mut children_sums = vec![0; vertices];
    let mut branches: Vec<Vec<Branch>> = (0..vertices).map(|_| Vec::new()).collect();
    for &vertex in tree.from_root().iter().rev() {
        let children = children_sums[vertex];
        let mut options = sets.set_of(&[children]);
        for mut branch in std::mem::take(&mut branches[vertex]) {
            sets.shift(&mut branch.options, children ^ branch.value);
            options = sets.join(options, branch.options);
        }
        let value = sets.mex(&options);
        if let Some(parent) = tree.parents()[vertex] {
            children_sums[parent] ^= value;
            branches[parent].push(Branch { value, options });
        }
    }
    children_sums[tree.from_root()[0]]
}

/// The value and the options that a vertex receives from a child.
struct Branch {
    value: u32,
    options: XorSet,
}
