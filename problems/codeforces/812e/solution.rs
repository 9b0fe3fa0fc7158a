//! Codeforces 812E — Sagheer and Apple Tree
//! <https://codeforces.com/problemset/problem/812/E> · 2 s · 256 MiB · medium
//!
//! Rules: a rooted tree with apples on its nodes, all leaves at depths of one parity; a move
//! takes some apples of one node and eats them (a leaf's) or brings them to one child. Whoever
//! cannot move loses. Before the game the second player swaps the apples of two nodes. One
//! case `n`, the apples, the parents of 2, …, n; print how many swaps make him win.
//! Model: staircase Nim, on a tree.
//! Why: call nodes of the leaves' parity even. Apples brought to an even node can be taken
//! from it at once, on to a child or eaten; so only even nodes count, and the position is
//! lost if their nim sum s is 0 (staircase Nim). A swap of an even with an odd node's apples
//! makes it 0 if a ⊕ b = s; a swap within one parity keeps it.
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::iter::once;

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} nodes, not 2 to 100000");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let in_bounds = apples.iter().all(|node| (1..=10_000_000).contains(node));
    assert!(in_bounds, "a node's apples outside 1..=10000000");
    let in_bounds = parents.iter().all(|parent| (1..=n).contains(parent));
    assert!(in_bounds, "a parent outside 1..={n}");
    let parents: Vec<_> = once(None).chain(parents.iter().map(|parent| Some(parent - 1))).collect();
    let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let mut is_leaf = vec![true; n];
    parents.iter().flatten().for_each(|&parent| is_leaf[parent] = false);
    let mut of_leaves = (0..n).filter(|&node| is_leaf[node]).map(|node| depths[node] % 2);
    let parity = of_leaves.next().unwrap_or(0);
    assert!(of_leaves.all(|other| other == parity), "leaves at odd and even depths");
    let (even, odd): (Vec<_>, Vec<_>) = (0..n).partition(|&node| depths[node] % 2 == parity);
    let sum = even.iter().fold(0, |sum, &node| sum ^ apples[node]);
    let mut others: Vec<u64> = odd.iter().map(|&node| apples[node]).collect();
    others.sort_unstable();
    let mut swaps = 0;
    for &node in &even {
        let wanted = apples[node] ^ sum;
        let below = others.partition_point(|&other| other < wanted);
        swaps += others.partition_point(|&other| other <= wanted) - below;
    }
    if sum == 0 {
        swaps += [even, odd]
            .iter()
            .map(|nodes| nodes.len() * nodes.len().saturating_sub(1) / 2)
            .sum::<usize>();
    }
    println!("{swaps}");
}
