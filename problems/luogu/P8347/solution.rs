//! Luogu P8347 — The Other Side of the Moon (另一侧的月)
//! <https://www.luogu.com.cn/problem/P8347> · 1 s? · 125 MiB? · medium
//!
//! Rules: a tree of n vertices; a move deletes a vertex and keeps one of the trees that are
//! left, and whoever leaves a single vertex loses, Hifuu first. T cases `n`, then n - 1
//! edges; print the winner, `Hifuu` or `Luna`.
//! Model: parity, all degrees of a tree odd or not.
//! Why: a tree is lost exactly if all its degrees are odd. From such a tree a move keeps a
//! neighbour of the deleted vertex, whose degree becomes even; the single vertex is even
//! too, and won by the rules. If there are even degrees, root the tree at one of them and
//! take one, v, below which there is no other. Delete its parent, or if v is the root any
//! neighbour, and keep v: its degree has become odd and so are all others that are left.
//! Cost: O(n) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    assert!((1..=5).contains(&cases), "{cases} cases, not 1 to 5");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((2..=100_000).contains(&n), "{n} vertices, not 2 to 100000");
        input! { edges: [(Usize1, Usize1); n - 1] }
        RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let mut degree = vec![0; n];
        for (u, v) in edges {
            degree[u] += 1;
            degree[v] += 1;
        }
        let luna = degree.iter().all(|degree| degree % 2 == 1);
        winners += if luna { "Luna\n" } else { "Hifuu\n" };
    }
    print!("{winners}");
}
