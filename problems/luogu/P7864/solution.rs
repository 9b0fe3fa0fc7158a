//! Luogu P7864 — Picking leaves (摘叶子)
//! <https://www.luogu.com.cn/problem/P7864> · 2 s? · 125 MiB? · medium
//!
//! Rules: a tree of n vertices with root 1; a move picks any positive number of its present
//! leaves, and whoever picks vertex 1 wins. T cases `n`, then the parents of 2 to n; print 1
//! if the first player wins, else 0.
//! Model: parity, of chains above the leaves.
//! Why: the chain of a leaf leads down to the last vertex before one with two children, or to
//! the root. A leaf that is its whole chain makes a won position (strategy stealing): if it
//! does not win to pick it alone, then the answer wins, all of whose leaves can be picked
//! with it at once. So nobody shortens a chain to 1 who need not, and the tree does not
//! branch anew: a move makes some chains c > 2 shorter by 1. If all c are even it is lost,
//! as the opponent makes the odd ones even again; if not, make the odd ones shorter.
//! Cost: O(n) a case.

use grundy::graph::RootedTree;
use proconio::{input, marker::Usize1};
use std::iter::{once, successors};

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} vertices, not 1 to 1000000");
        input! { parents: [Usize1; n - 1] }
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        RootedTree::of_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let mut children = vec![0; n];
        parents.iter().flatten().for_each(|&parent| children[parent] += 1);
        let chain_is_odd = |leaf: usize| {
            let only_child = |&vertex: &usize| parents[vertex].filter(|&up| children[up] == 1);
            successors(Some(leaf), only_child).count() % 2 == 1
        };
        let mut leaves = (0..n).filter(|&vertex| children[vertex] == 0);
        answers += if leaves.any(chain_is_odd) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
