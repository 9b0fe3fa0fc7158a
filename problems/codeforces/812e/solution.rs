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

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} nodes, not 2 to 100000");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let in_bounds = apples.iter().all(|node| (1..=10_000_000).contains(node));
    assert!(in_bounds, "a node's apples outside 1..=10000000");
    let mut children = vec![vec![]; n];
    for (child, parent) in (1..).zip(parents) {
        assert!((1..=n).contains(&parent), "the parent {parent} of node {}", child + 1);
        children[parent - 1].push(child);
    }
    let mut order = vec![(0, 0)];
    let mut next = 0;
    while let Some(&(node, depth)) = order.get(next) {
        order.extend(children[node].iter().map(|&child| (child, depth + 1)));
        next += 1;
    }
    assert!(order.len() == n, "only {} nodes are below node 1", order.len());
    let mut of_leaves = order.iter().filter(|(node, _)| children[*node].is_empty());
    let parity = of_leaves.next().map_or(0, |(_, depth)| depth % 2);
    assert!(of_leaves.all(|(_, depth)| depth % 2 == parity), "leaves at odd and even depths");
    let (even, odd): (Vec<_>, Vec<_>) = order.iter().partition(|(_, depth)| depth % 2 == parity);
    let sum = even.iter().fold(0, |sum, (node, _)| sum ^ apples[*node]);
    let mut others: Vec<u64> = odd.iter().map(|(node, _)| apples[*node]).collect();
    others.sort_unstable();
    let mut swaps = 0;
    for (node, _) in &even {
        let wanted = apples[*node] ^ sum;
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
