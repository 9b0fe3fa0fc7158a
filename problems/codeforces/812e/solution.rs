//! Codeforces 812E — Sagheer and Apple Tree
//! <https://codeforces.com/problemset/problem/812/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a rooted tree has apples on its nodes, and the depths of all leaves have the same parity.
//! A move takes one or more apples from one node: if the node is a leaf, the apples are eaten, and
//! otherwise they are brought to one of its children. Whoever cannot move loses. Before the game
//! the second player swaps the apples of two nodes. The input is `n`, the apples, and the parents
//! of the nodes 2, …, n; print how many of these swaps make the second player win.
//! Bounds: 2 ≤ n ≤ 10^5; a node has 1 to 10^7 apples.
//! Kind: count
//! Model: staircase Nim, on a tree.
//! Why: let the even nodes be those whose depth has the same parity as the leaves' depths, and the
//! odd nodes the others. Apples brought to an even node can be removed from it at once by the
//! opponent, who brings them to a child or eats them. So only the even nodes count, and the
//! position is lost for the player to move exactly when the nim sum s of their numbers of apples
//! is 0 (staircase Nim). A swap between an even node and an odd one, with a and b apples, makes the
//! nim sum 0 exactly when a ⊕ b = s; a swap between two even or two odd nodes does not change the
//! nim sum.
//! Cost: O(n log n).
//!
//! 规则：一棵有根树的点上有苹果，所有叶子的深度奇偶性相同。每次操作取某个点上的若干苹果：若它是
//! 叶子就吃掉，否则移到它的一个儿子上。无法操作者输。游戏开始前，后手要交换两个点上的苹果。输入
//! 为 `n`、各点的苹果数、点 2, …, n 的父亲；输出有多少种交换使后手赢。
//! 范围：2 ≤ n ≤ 10^5；每个点上有 1 到 10^7 个苹果。
//! 模型：阶梯 Nim，在树上。
//! 思路：深度与叶子同奇偶的点称为偶点。移到偶点的苹果，对手可以立刻再拿走：移到儿子上，或吃掉。
//! 所以只有偶点起作用；它们的异或和 s 为 0 时，轮到的人必败（阶梯 Nim）。交换一个偶点和一个奇
//! 点，设苹果数为 a 和 b，当 a ⊕ b = s 时使异或和变为 0；交换两个偶点或两个奇点，异或和不变。
//! 复杂度：O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 nodes, without a root");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let even = even_nodes(n, &parents);
    let mut even_apples = vec![];
    let mut odd_apples = vec![];
    for (is_even, apples) in even.into_iter().zip(apples) {
        if is_even {
            even_apples.push(apples);
        } else {
            odd_apples.push(apples);
        }
    }
    let sum = nim_sum(&even_apples);
    odd_apples.sort_unstable();
    let mut swaps = 0;
    for apples in &even_apples {
        let wanted = apples ^ sum;
        let less = odd_apples.partition_point(|&other| other < wanted);
        let not_more = odd_apples.partition_point(|&other| other <= wanted);
        swaps += not_more - less;
    }
    if sum == 0 {
        swaps += pairs(even_apples.len()) + pairs(odd_apples.len());
    }
    println!("{swaps}");
}

/// Returns, for each node, whether its depth has the same parity as the leaves' depths.
fn even_nodes(n: usize, parents: &[usize]) -> Vec<bool> {
    let mut parent_of = vec![None; n];
    let mut is_leaf = vec![true; n];
    for (node, &parent) in parents.iter().enumerate() {
        assert!((1..=n).contains(&parent), "a parent {parent}, outside 1..={n}");
        parent_of[node + 1] = Some(parent - 1);
        is_leaf[parent - 1] = false;
    }
    let tree = RootedTree::from_parents(&parent_of).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let leaves: Vec<usize> = (0..n).filter(|&node| is_leaf[node]).collect();
    let is_even = |node: usize| depths[node] % 2 == depths[leaves[0]] % 2;
    assert!(leaves.iter().all(|&leaf| is_even(leaf)), "leaves at odd and even depths");
    (0..n).map(is_even).collect()
}

/// Returns how many pairs can be formed from `count` things.
fn pairs(count: usize) -> usize {
    count * count.saturating_sub(1) / 2
}
