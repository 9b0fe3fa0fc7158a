//! BZOJ 1777 — Rocks and trees (石头木头)
//! <https://hydro.ac/d/bzoj/p/1777> · 1 s? · 128 MiB? · easy
//!
//! Also: USACO 2010 Holiday Gold "Rocks and Trees"
//! Rules: rocks lie on the vertices 2 to N of a tree whose root is 1. A move takes 1 to L rocks
//! from one vertex to its parent; whoever cannot move loses, Ted first. The input is `N T L`,
//! then parent and rocks of 2 to N, then T lines `A B`: vertex A has B rocks from now on. Print
//! after each of them whether Ted wins, `Yes` or `No`.
//! Model: staircase Nim, on a tree with at most L a move.
//! Why: the rocks at odd depth are heaps of Bash's game, each worth its number mod L + 1: one
//! step takes them to even depth, where they no longer count. If a player brings rocks from
//! even to odd depth, the opponent takes them one step further.
//! Cost: O(N + T): an update changes one term of the nim sum.

use grundy::bash;
use grundy::contest::rooted_tree::RootedTree;
use grundy::staircase::Tree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, t: usize, l: u64 }
    assert!(n > 0, "0 vertices, so that there is no root");
    input! { vertices: [(Usize1, u64); n - 1], updates: [(Usize1, u64); t] }
    let mut parents = vec![None];
    let mut rocks = vec![0];
    for (parent, heap) in vertices {
        parents.push(Some(parent));
        rocks.push(heap);
    }
    let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let tree = Tree::new(&tree);
    let mut value = tree.grundy_value(&rocks, l);
    let mut verdicts = String::new();
    for (vertex, heap) in updates {
        assert!(vertex < n, "rocks set on vertex {} of {n}", vertex + 1);
        if tree.is_odd(vertex) {
            value ^= bash::grundy_value(rocks[vertex], l) ^ bash::grundy_value(heap, l);
        }
        rocks[vertex] = heap;
        verdicts += if value != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
