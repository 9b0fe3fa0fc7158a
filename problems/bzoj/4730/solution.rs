//! BZOJ 4730 — Alice and Bob play again (Alice和Bob又在玩游戏)
//! <https://hydro.ac/d/bzoj/p/4730> · 1 s? · 128 MiB? · hard
//!
//! Rules: a forest; the root of each tree is its least vertex. A move picks a vertex that is
//! left and removes it and all its ancestors, so that the subtrees beside the path become
//! trees; whoever cannot move loses, Alice first. T cases `n m`, then m edges `u v`; print the
//! winner, `Alice` or `Bob`.
//! Model: game on a tree, sets of values shifted and joined.
//! Why: trees add up (Sprague and Grundy). A tree's value is the mex of its options, one for
//! each vertex: the nim sum of the subtrees beside the path to it. For the vertices in the
//! subtree of a child these are the child's own options, all shifted by the nim sum of the
//! other children; the root itself leaves the nim sum of all children.
//! Cost: O(n log n) a case.

use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::xor_trie::XorTries;
use proconio::{input, marker::Usize1};

fn least(below: &mut [usize], mut vertex: usize) -> usize {
    while below[vertex] != vertex {
        below[vertex] = below[below[vertex]];
        vertex = below[vertex];
    }
    vertex
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        let in_bounds = (1..=100_000).contains(&n) && m < n;
        assert!(in_bounds, "{n} vertices, not 1 to 100000, with {m} edges");
        input! { mut edges: [(Usize1, Usize1); m] }
        let mut below: Vec<usize> = (0..n).collect(); // a lesser vertex of the tree, if known
        for &(u, v) in &edges {
            assert!(u < n && v < n, "an edge of {} and {}, with {n} vertices", u + 1, v + 1);
            let (a, b) = (least(&mut below, u), least(&mut below, v));
            below[a.max(b)] = a.min(b);
        }
        edges.extend((0..n).filter(|&root| below[root] == root).map(|root| (n, root)));
        let tree =
            RootedTree::from_edges(n + 1, &edges, n).unwrap_or_else(|error| panic!("{error}"));
        let (mut tries, mut sums) = (XorTries::new(17), vec![0; n + 1]); // of children's values
        let mut further: Vec<Vec<_>> = (0..=n).map(|_| Vec::new()).collect(); // of the children
        for &vertex in tree.from_root()[1..].iter().rev() {
            let mut options = tries.set_of(&[sums[vertex]]);
            for (value, mut set) in further[vertex].drain(..) {
                tries.shift(&mut set, sums[vertex] ^ value);
                options = tries.join(options, set);
            }
            let value = tries.mex(&options);
            let parent = tree.parents()[vertex].expect("not the root");
            sums[parent] ^= value;
            further[parent].push((value, options));
        }
        winners += if sums[n] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
