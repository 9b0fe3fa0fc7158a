//! HackerRank number-game-on-a-tree — Number Game on a Tree
//! <https://www.hackerrank.com/challenges/number-game-on-a-tree> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: the edges of a tree have weights; two nodes are chosen, and the weights on the path
//! between them form a list. A move removes a number that is not larger than the number removed
//! last, and the first move may remove any number; whoever cannot move loses. The input has g
//! cases: `n`, then n - 1 edges `u v w`. Print for how many pairs of different nodes the first
//! player wins.
//! Bounds: 1 ≤ g ≤ 10; 1 ≤ n ≤ 5 · 10^5, in each case and in all cases together; 0 ≤ w ≤ 10^9.
//! Kind: count
//! Model: pairing strategy, equal weights on a path.
//! Why: a path is lost exactly when every weight occurs an even number of times. Then the second
//! player answers each number with an equal one, so every number that may be removed still occurs
//! an even number of times. Otherwise, the first player removes the least weight that occurs an odd
//! number of times, and is then in the same situation as the second player above: only numbers up
//! to this weight may be removed from now on, and each of these numbers occurs an even number of
//! times. To count the lost paths, the program gives each weight a 128-bit word that is as good as
//! random. Except with probability 2^-128, a path is lost exactly when the words of its weights
//! have nim sum 0, that is, when the paths from the root to its two ends have equal nim sums.
//! Cost: O(n log n) per case.
//!
//! 规则：在一棵边上带权的树上选两个点，它们之间路径上的权组成一个列表。每次操作去掉一个不大于上
//! 次所去的数，第一步可去任意数；无法操作者输。输入共 g 组数据，每组先给出 `n`，再给出 n - 1 条
//! 边 `u v w`。输出有多少对不同的点使先手赢。
//! 范围：1 ≤ g ≤ 10；1 ≤ n ≤ 5 · 10^5，各组总和也是；0 ≤ w ≤ 10^9。
//! 模型：配对策略，路径上相等的权配对。
//! 思路：一条路径必败，当且仅当每个权都出现偶数次。此时后手总用相等的数应答，所以每个还可以去掉的
//! 数仍出现偶数次。否则，先手去掉出现奇数次的权中最小的一个，就成了那样的后手：此后只能去掉不大于
//! 它的数，而这些数都出现偶数次。为了统计必败的路径，给每个权一个相当于随机的 128 位数：除
//! 了 2^-128 的概率外，路径必败当且仅当各权对应的数的异或和为 0，即从根到路径两端的异或和相等。
//! 复杂度：每组 O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree of 0 nodes");
        let mut edges = Vec::with_capacity(n - 1);
        let mut weights = Vec::with_capacity(n - 1);
        for _ in 1..n {
            input! { u: Usize1, v: Usize1, weight: u64 }
            edges.push((u, v));
            weights.push(weight);
        }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let mut sums = sums_from_root(&tree, &edges, &weights);
        answers += &format!("{}\n", unlike_pairs(&mut sums));
    }
    print!("{answers}");
}

/// Returns for each node the nim sum of the words on the path to it from the root.
fn sums_from_root(tree: &RootedTree, edges: &[(usize, usize)], weights: &[u64]) -> Vec<u128> {
    let mut sums = vec![0; tree.parents().len()];
    for (&(u, v), &weight) in edges.iter().zip(weights) {
        sums[tree.lower_end(u, v)] = word(weight);
    }
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            sums[node] ^= sums[parent];
        }
    }
    sums
}

/// Returns the word of a weight, obtained by mixing the bits of the weight.
fn word(weight: u64) -> u128 {
    let key = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;
    let mix = |word: u128| (word ^ word >> 64).wrapping_mul(key);
    mix(mix(mix(u128::from(weight) + 1)))
}

/// Sorts the sums, and returns the number of pairs of unequal sums.
fn unlike_pairs(sums: &mut [u128]) -> u64 {
    sums.sort_unstable();
    let mut unlike = 0;
    let mut equal_before = 0;
    for place in 1..sums.len() {
        equal_before = if sums[place] == sums[place - 1] { equal_before + 1 } else { 0 };
        unlike += place as u64 - equal_before;
    }
    unlike
}
