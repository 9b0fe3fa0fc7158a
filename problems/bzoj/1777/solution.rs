//! BZOJ 1777 — Rocks and trees (石头木头)
//! <https://hydro.ac/d/bzoj/p/1777> · 1 s? · 128 MiB? · easy
//!
//! Also: USACO 2010 Holiday Gold "Rocks and Trees"
//! Rules: rocks lie on the vertices 2 to N of a tree whose root is 1; a move takes 1 to L
//! rocks from one vertex to its parent, and whoever cannot move loses, Ted first. Input
//! `N T L`, then parent and rocks of 2 to N, then T lines `A B`: vertex A has B rocks from
//! now on. Print after each whether Ted wins, `Yes` or `No`.
//! Model: staircase Nim, on a tree with at most L a move.
//! Why: rocks at odd depth are the heaps of Bash's game, each worth its rocks mod L + 1:
//! they are taken by one step to even depth. Whoever brings rocks from even to odd depth
//! sees the opponent take them one step further.
//! Cost: O(N + T): an update changes one term of the nim sum.

use grundy::bash;
use grundy::contest::rooted_tree::RootedTree;
use grundy::staircase::Tree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, t: usize, l: u64 }
    assert!((2..=10_000).contains(&n), "{n} vertices, not 2 to 10000");
    assert!(t <= 10_000, "{t} updates, more than 10000");
    assert!((1..=1000).contains(&l), "{l} rocks a move, not 1 to 1000");
    input! { vertices: [(Usize1, u64); n - 1], updates: [(Usize1, u64); t] }
    let mut parents = vec![None];
    let mut rocks = vec![0];
    for (parent, heap) in vertices {
        let vertex = parents.len();
        assert!(parent < vertex, "the parent of vertex {} is {}", vertex + 1, parent + 1);
        assert!(heap <= 1000, "{heap} rocks on a vertex, more than 1000");
        parents.push(Some(parent));
        rocks.push(heap);
    }
    let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let tree = Tree::new(&tree);
    let mut value = tree.grundy_value(&rocks, l);
    let mut verdicts = String::new();
    for (vertex, heap) in updates {
        assert!((1..n).contains(&vertex), "rocks set on vertex {} of {n}", vertex + 1);
        assert!(heap <= 1000, "{heap} rocks on a vertex, more than 1000");
        if tree.is_odd(vertex) {
            value ^= bash::grundy_value(rocks[vertex], l) ^ bash::grundy_value(heap, l);
        }
        rocks[vertex] = heap;
        verdicts += if value != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
