//! Codeforces 1498F — Christmas Game
//! <https://codeforces.com/problemset/problem/1498/F> · 2 s · 256 MiB · hard
//!
//! Rules: a tree with presents on its nodes, and a number k; a move takes some presents of a
//! node at depth k or more and puts them on its k-th ancestor. Whoever cannot move loses. One
//! case `n k`, the n - 1 edges, the presents; print for each node as the root whether the
//! first player wins, 1 or 0.
//! Model: staircase Nim, on a tree.
//! Why: a node at depth d is on step ⌊d / k⌋, and a move goes down one step. By staircase Nim
//! the nim sum of the nodes on odd steps decides: presents that come onto an odd step can be
//! sent on at once. So only d mod 2k matters. For each node, keep the nim sums of its subtree
//! by distance mod 2k; a second pass from the root adds what lies beyond the parent, which
//! is the parent's own sums without the subtree, one farther away.
//! Cost: O(n k) time and memory.

use proconio::input;

fn main() {
    input! { n: usize, k: usize }
    assert!((3..=100_000).contains(&n), "{n} nodes, not 3 to 100000");
    assert!((1..=20).contains(&k), "k is {k}, not 1 to 20");
    input! { edges: [(usize, usize); n - 1], presents: [u32; n] }
    let mut neighbours = vec![vec![]; n];
    for (x, y) in edges {
        let there = (1..=n).contains(&x) && (1..=n).contains(&y);
        assert!(there, "an edge {x} {y} outside 1..={n}");
        neighbours[x - 1].push(y - 1);
        neighbours[y - 1].push(x - 1);
    }
    // Every node with its parent, parents first.
    let (mut order, mut seen, mut next) = (vec![(0, 0)], vec![false; n], 0);
    seen[0] = true;
    while let Some(&(node, _)) = order.get(next) {
        let new =
            neighbours[node].iter().filter(|&&child| !std::mem::replace(&mut seen[child], true));
        order.extend(new.map(|&child| (child, node)));
        next += 1;
    }
    assert!(order.len() == n, "the edges make no tree");
    let cycle = 2 * k;
    let mut sums = vec![vec![0; cycle]; n];
    for &(node, parent) in order.iter().rev() {
        assert!(presents[node] <= 1_000_000_000, "{} presents, over 10^9", presents[node]);
        sums[node][0] ^= presents[node];
        for distance in (0..cycle).filter(|_| node != parent) {
            sums[parent][(distance + 1) % cycle] ^= sums[node][distance];
        }
    }
    for &(node, parent) in &order[1..] {
        let subtree = sums[node].clone();
        for distance in 0..cycle {
            let beyond = sums[parent][distance] ^ subtree[(distance + cycle - 1) % cycle];
            sums[node][(distance + 1) % cycle] ^= beyond;
        }
    }
    let odd_steps = sums.iter().map(|sums| sums[k..].iter().fold(0, |sum, part| sum ^ part));
    let verdicts: Vec<_> = odd_steps.map(|sum| if sum != 0 { "1" } else { "0" }).collect();
    println!("{}", verdicts.join(" "));
}
