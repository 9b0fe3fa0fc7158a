//! Luogu P8347 — The Other Side of the Moon (另一侧的月)
//! <https://www.luogu.com.cn/problem/P8347> · 1 s? · 125 MiB? · medium
//!
//! Rules: a tree of n vertices; a move deletes a vertex and keeps one of the trees that are left,
//! and whoever leaves a single vertex loses, Hifuu first. T cases `n`, then n - 1 edges; print the
//! winner, `Hifuu` or `Luna`.
//! Model: parity, all degrees of a tree odd or not.
//! Why: a tree is lost exactly if all its degrees are odd. From such a tree a move keeps a
//! neighbour of the deleted vertex, whose degree becomes even; the single vertex, of degree 0, is
//! won by the rules. If there are even degrees, root the tree at a vertex of even degree, and let v
//! be one below which there is no other. Delete the parent of v, or if v is the root any neighbour,
//! and keep the tree of v: its degree has become odd, and all others in it are.
//! Cost: O(n) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n >= 2, "{n} vertices: the game is over before it begins");
        input! { edges: [(Usize1, Usize1); n - 1] }
        if let Err(error) = RootedTree::from_edges(n, &edges, 0) {
            panic!("{error}");
        }
        let mut degrees = vec![0; n];
        for (u, v) in edges {
            degrees[u] += 1;
            degrees[v] += 1;
        }
        let luna = degrees.iter().all(|degree| degree % 2 == 1);
        winners += if luna { "Luna\n" } else { "Hifuu\n" };
    }
    print!("{winners}");
}
