//! Codeforces 1498F — Christmas Game
//! <https://codeforces.com/problemset/problem/1498/F> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a tree has presents on its nodes, and a number k is given. A move takes some presents
//! from a node at depth k or more and puts them on the k-th ancestor of this node. Whoever cannot
//! move loses. The input is `n k`, the n - 1 edges and the presents; print, for each node as the
//! root, 1 if the first player wins and 0 if not.
//! Bounds: 3 ≤ n ≤ 10^5; 1 ≤ k ≤ 20; a node has 0 to 10^9 presents.
//! Kind: impartial
//! Model: staircase Nim, on a tree.
//! Why: say that a node at depth d is on step ⌊d / k⌋; then a move takes presents from one step to
//! the step with the next smaller number. So the nim sum of the numbers of presents on the nodes of
//! odd steps decides the game, as in staircase Nim: presents that arrive on an odd step can be sent
//! on at once.
//!
//! 1. A node at depth d is on an odd step if and only if d mod 2k is at least k. So for each root,
//!    it suffices to know, for each remainder modulo 2k, the nim sum of the numbers of presents on
//!    the nodes whose distance from the root leaves this remainder.
//! 2. From the leaves up, each node gets these sums for its own subtree: its own presents at
//!    distance 0, and the sums of its children with all distances increased by 1.
//! 3. From the root down, each node adds the sums for the part of the tree beyond its parent. These
//!    are the parent's sums for the whole tree, without the part that comes from the node's own
//!    subtree, and with all distances increased by 1.
//!
//! Cost: O(n k) time and memory.
//!
//! 规则：树的各点上有礼物，另给数 k。每次操作从深度至少为 k 的一个点取若干件礼物，放到它的第 k
//! 级祖先上。无法操作者输。只有一组数据，依次给出 `n k`、n - 1 条边和各点的礼物数；对以每个点为
//! 根的情形，先手胜输出 1，否则输出 0。
//! 范围：3 ≤ n ≤ 10^5；1 ≤ k ≤ 20；每个点上有 0 到 10^9 件礼物。
//! 模型：阶梯 Nim，在树上。
//! 思路：深度为 d 的点在第 ⌊d / k⌋ 级台阶上，每步把礼物移下一级。所以与阶梯 Nim 一样，奇数级台
//! 阶上各点的异或和决定胜负：移到奇数级上的礼物，可以立刻再移走。
//!
//! 1. 台阶是奇数级，当且仅当 d mod 2k 不小于 k。所以对每个根，只需知道到它的距离模 2k 为各个值
//!    的点的异或和。
//! 2. 自叶向上，求每个点在自己子树内的这些和：自己的礼物在距离 0 处，各儿子的和都远一格。
//! 3. 自根向下，每个点加上父亲那一侧的部分：父亲关于整棵树的和，去掉这个点自己的子树，再都远一
//!    格。
//!
//! 复杂度：时间和空间 O(n k)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

/// The largest product n k for which the 2k sums of each node fit into memory.
const LARGEST_TABLE: usize = 1 << 24;

fn main() {
    input! { n: usize, k: usize }
    assert!(n > 0, "a tree without nodes");
    assert!(k > 0, "k is 0, so that presents would stay where they are");
    assert!(n.saturating_mul(k) <= LARGEST_TABLE, "{n} nodes are too many for k = {k}");
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut sums = sums_of_subtrees(&tree, &presents, 2 * k);
    add_rest_of_tree(&tree, &mut sums);
    let verdicts = sums.iter().map(|sums| {
        let odd_steps = sums[k..].iter().fold(0, |sum, part| sum ^ part);
        u32::from(odd_steps != 0)
    });
    println!("{}", verdicts.format(" "));
}

/// Returns, for each node, the nim sums of the presents in its subtree, grouped by distance modulo
/// `cycle`.
fn sums_of_subtrees(tree: &RootedTree, presents: &[u32], cycle: usize) -> Vec<Vec<u32>> {
    let mut sums = vec![vec![0; cycle]; presents.len()];
    for &node in tree.from_root().iter().rev() {
        sums[node][0] ^= presents[node];
        if let Some(parent) = tree.parents()[node] {
            let from_parent = one_farther(&sums[node]);
            add(&mut sums[parent], &from_parent);
        }
    }
    sums
}

/// Turns the sums for all subtrees into the sums for the whole tree as seen from each node.
fn add_rest_of_tree(tree: &RootedTree, sums: &mut [Vec<u32>]) {
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let mut rest = one_farther(&sums[node]);
            add(&mut rest, &sums[parent]); // equal sums cancel out
            add(&mut sums[node], &one_farther(&rest));
        }
    }
}

/// Returns the sums as seen from a neighbour, from which every present is one edge farther away.
fn one_farther(sums: &[u32]) -> Vec<u32> {
    let mut farther = sums.to_vec();
    farther.rotate_right(1);
    farther
}

fn add(sums: &mut [u32], others: &[u32]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum ^= other;
    }
}
