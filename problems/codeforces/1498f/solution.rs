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

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, k: usize }
    assert!((3..=100_000).contains(&n), "{n} nodes, not 3 to 100000");
    assert!((1..=20).contains(&k), "k is {k}, not 1 to 20");
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let parents = tree.parents();
    let cycle = 2 * k;
    let mut sums = vec![vec![0; cycle]; n];
    for &node in tree.from_root().iter().rev() {
        assert!(presents[node] <= 1_000_000_000, "{} presents, over 10^9", presents[node]);
        sums[node][0] ^= presents[node];
        for (parent, distance) in parents[node].iter().cartesian_product(0..cycle) {
            sums[*parent][(distance + 1) % cycle] ^= sums[node][distance];
        }
    }
    for &node in tree.from_root() {
        let Some(parent) = parents[node] else { continue };
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
