//! BZOJ 2819 — Nim
//! <https://hydro.ac/d/bzoj/p/2819> · 10 s? · 128 MiB? · medium
//!
//! Rules: there is a heap of stones on each vertex of a tree. The input is one case: `n`, the
//! heaps, n - 1 edges, q, then q lines: `C v k` makes the heap of v one of k stones, and `Q v u`
//! asks for Nim with the heaps on the path from v to u. Print for each `Q` whether the first
//! player wins, `Yes` or `No`.
//! Rule: nim
//! Model: Nim, on the paths of a tree.
//! Why: by Bouton's theorem the first player wins exactly if the nim sum of the path is not 0. This
//! is the nim sum of the heaps on the ways from the root to both ends, where all up to the last
//! common vertex cancels out, and of the heap on this vertex.
//! Cost: O((n + q) log n).

use grundy::contest::path_sums::PathSums;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input! { heaps: [u64; n], edges: [(Usize1, Usize1); n - 1], q: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    drop(edges);
    let mut sums = PathSums::new(&tree, heaps);
    let mut verdicts = String::new();
    for _ in 0..q {
        input! { command: char, v: Usize1 }
        assert!(v < n, "vertex {} of {n}", v + 1);
        match command {
            'C' => {
                input! { heap: u64 }
                sums.set(v, heap);
            }
            'Q' => {
                input! { u: Usize1 }
                assert!(u < n, "vertex {} of {n}", u + 1);
                verdicts += if sums.sum(v, u) != 0 { "Yes\n" } else { "No\n" };
            }
            _ => panic!("{command:?} is neither C nor Q"),
        }
    }
    print!("{verdicts}");
}
