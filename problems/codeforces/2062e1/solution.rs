//! Codeforces 2062E1 — The Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2062/E1> · 4 s · 512 MiB · difficulty 5
//!
//! Rules: there is a tree with root 1 and a value on each node. Cirno chooses a node and deletes
//! its subtree; then the players take turns choosing a remaining node whose value is larger than
//! the value of the node chosen last, and deleting its subtree. Whoever cannot move wins. The input
//! is the number of cases; each case is `n`, the values and the n - 1 edges. For each case, print a
//! node such that Cirno wins if she chooses it first, or `0` if there is no such node.
//! Bounds: at most 10^5 cases; 1 ≤ n ≤ 4 · 10^5, in each case and in all cases together; the values
//! are from 1 to n.
//! Kind: impartial
//! Model: game on a tree, misère, subtrees with larger and larger values.
//! Why: call a node good if some node outside its subtree has a larger value. If Cirno chooses a
//! node that is not good, her opponent cannot move and wins. So let her choose a good node whose
//! value is the largest among the good nodes. Her opponent can move, and must choose a node with a
//! larger value; no such node is good. After the opponent's choice, no node with a value larger
//! than that of the node chosen last is left, so Cirno cannot move and wins.
//!
//! The largest value outside a subtree is the largest of three values: the largest value outside
//! the parent's subtree, the parent's own value, and the largest value in the subtrees of the
//! parent's other children. For the last of these, each node keeps the two largest of the maximum
//! values in its children's subtrees.
//!
//! Cost: O(n) per case.
//!
//! 规则：有一棵以 1 为根的树，每个点有一个权值。Cirno 先任选一个点，删去它的子树；然后双方轮流
//! 操作，选一个还在的、权值大于上次所选点的点，删去它的子树。最先无法操作者胜。先给出数据组数，
//! 每组给出 `n`、各点权值和 n - 1 条边；每组输出一个 Cirno 选了就能赢的点，没有则输出 `0`。
//! 范围：至多 10^5 组；1 ≤ n ≤ 4 · 10^5，各组总和也是如此；各权值从 1 到 n。
//! 模型：树上游戏，反常规则，所选子树的权值越来越大。
//! 思路：如果一个点的子树之外有权值更大的点，就称它为好点。Cirno 若选了不好的点，对手无法操作，
//! 对手赢。所以她应选好点，并且选其中权值最大的那个。这时对手能操作，而且只能选权值更大的点，也
//! 就是不好的点；此后再没有更大的权值，Cirno 无法操作，于是获胜。
//!
//! 子树外的最大权值，要么是父亲子树外的最大值，要么是父亲自己的权值，要么是某个兄弟的子树里的最
//! 大值。为求最后一项，每个点记下各个儿子的子树最大值中最大的两个。
//!
//! 复杂度：每组 O(n)。

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

/// The two largest of the maximum values in the subtrees of a node's children; 0 where there is
/// none.
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

    /// Returns the largest of the values when one value equal to `value` is left out.
    fn without(&self, value: u64) -> u64 {
        if value == self.largest {
            self.second
        } else {
            self.largest
        }
    }
}

/// Returns for each node the largest value outside its subtree, or 0 if there is no node outside
/// it.
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
