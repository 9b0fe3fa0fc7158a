//! HackerRank move-the-coins — Move the Coins
//! <https://www.hackerrank.com/challenges/move-the-coins> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: coins lie on the nodes of a tree with root 1. A move shifts one or more coins from a node
//! to its parent; whoever cannot move loses. The input is one case: `n`, then the number of coins
//! on each node, then n - 1 edges, then `q`, and q queries `u v`, each independent of the others: u
//! is cut off with its subtree and attached to v. Print `YES` if the first player then wins, `NO`
//! if not, or `INVALID` if the result is not a tree, because v belongs to that subtree.
//! Bounds: 1 ≤ n, q ≤ 5 · 10^4; a node has 0 to 20 coins; u is not 1 and not v.
//! Kind: impartial
//! Model: staircase Nim, on a tree.
//! Why: the nim sum of the numbers of coins on nodes at odd depth decides the game: if a player
//! brings coins to such a node, the opponent moves them one step further. When the subtree is
//! attached to v, either the depths of all its nodes keep their parity or they all change it; in
//! the latter case, the subtree's coins at odd and at even depth swap roles.
//! Cost: O(n + q).
//! Judge: the statement excludes u = v, a case in which accepted programs differ: for the input
//! `2`, `0 1`, `1 2`, `1`, `2 2` some give the answer for the unchanged tree, `YES`. The new edge
//! is a loop, and node 2 is no longer connected to the root: `INVALID`, as here.
//!
//! 规则：有一棵以 1 为根的树，点上有硬币。每次操作从一个点取至少一枚硬币移到它的父亲；无法操作
//! 者输。只有一组数据，给出 `n`、各点的硬币数、n - 1 条边、`q` 和 q 个互相独立的询问 `u v`：把
//! u 连同它的子树剪下，接到 v 上。此时先手赢输出 `YES`，不赢输出 `NO`；若 v 属于这棵子树，因而
//! 得到的不是树，输出 `INVALID`。
//! 范围：1 ≤ n, q ≤ 5 · 10^4；每个点有 0 到 20 枚硬币；u 不是 1，也不是 v。
//! 模型：阶梯 Nim，在树上。
//! 思路：由奇数深度上的硬币的异或和决定胜负：若有人把硬币移到奇数深度上，对手就把它们再移一步。
//! 把子树接到 v 上后，子树中各点深度的奇偶要么都不变，要么都改变；若改变，其中奇数深度和偶数深
//! 度的硬币就互换角色。
//! 复杂度：O(n + q)。
//! 评测：题面排除了 u = v，而已通过的程序在这里各不相同：对 `2`，`0 1`，`1 2`，`1`，`2 2`，有的
//! 按原来的树回答 `YES`。新边是自环，点 2 不再与根相连：应为 `INVALID`，这里就这样输出。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::ops::Range;

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 nodes");
    input! { coins: [u64; n], edges: [(Usize1, Usize1); n - 1], q: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let runs = runs(&tree);
    let sums = sums(&tree, &depths, &coins);
    let mut answers = String::new();
    for _ in 0..q {
        input! { u: Usize1, v: Usize1 }
        assert!(u < n && v < n, "a query {} {} of {n} nodes", u + 1, v + 1);
        let keeps_parity = depths[u] % 2 != depths[v] % 2;
        let change = if keeps_parity { 0 } else { sums[u].even ^ sums[u].odd };
        answers += if runs[u].contains(&runs[v].start) {
            "INVALID\n"
        } else if sums[0].odd ^ change != 0 {
            "YES\n"
        } else {
            "NO\n"
        };
    }
    print!("{answers}");
}

/// Returns, for each node, the run that its subtree occupies in an order of all nodes in which
/// every subtree is contiguous and begins with its topmost node.
fn runs(tree: &RootedTree) -> Vec<Range<usize>> {
    let n = tree.parents().len();
    let mut sizes = vec![1; n];
    for &node in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[node] {
            sizes[parent] += sizes[node];
        }
    }
    let mut runs = vec![0..n; n];
    let mut free = vec![1; n]; // the place of a node's next child
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let start = free[parent];
            free[parent] += sizes[node];
            free[node] = start + 1;
            runs[node] = start..start + sizes[node];
        }
    }
    runs
}

/// The nim sums of the numbers of coins in a subtree: one over its nodes at even depth in the whole
/// tree, and one over those at odd depth.
#[derive(Clone, Copy, Default)]
struct Sums {
    even: u64,
    odd: u64,
}

/// Returns the nim sums of each node's subtree.
fn sums(tree: &RootedTree, depths: &[usize], coins: &[u64]) -> Vec<Sums> {
    let mut sums = vec![Sums::default(); coins.len()];
    for &node in tree.from_root().iter().rev() {
        if depths[node] % 2 == 1 {
            sums[node].odd ^= coins[node];
        } else {
            sums[node].even ^= coins[node];
        }
        if let Some(parent) = tree.parents()[node] {
            sums[parent].even ^= sums[node].even;
            sums[parent].odd ^= sums[node].odd;
        }
    }
    sums
}
