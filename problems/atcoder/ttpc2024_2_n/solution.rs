//! AtCoder ttpc2024_2_n — Adjacent Game
//! <https://atcoder.jp/contests/ttpc2024_2/tasks/ttpc2024_2_n> · 2 s · 1024 MiB · hard
//!
//! Rules: a tree; Alice marks any vertex as hers. Then, Bob first, a player marks a vertex
//! without a mark that is adjacent to one of the other player's. Whoever cannot move loses.
//! One case `N`, then N - 1 edges `u v`; print the winner, `Alice` or `Bob`.
//! Model: pairing strategy, a matching of the tree.
//! Why: if the edges of a perfect matching pair the vertices, Bob answers each vertex by its
//! partner, and always can: vertices are marked by pairs. If there is none, Alice begins
//! with a vertex that some largest matching misses, and then answers by partners in the same
//! way. Bob never finds another missed vertex v: he would come to it along Alice's marks
//! that end pairs, by a path from her first vertex to v whose every second edge is of the
//! matching, and changing the edges of this path over would give a larger one. A tree is
//! matched greedily: a leaf with its only neighbour, as long as there is one.
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!((1..=200_000).contains(&n), "{n} vertices, not 1 to 200000");
    input! { edges: [(Usize1, Usize1); n - 1] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut matched = vec![false; n];
    for &vertex in tree.from_root().iter().rev() {
        // Its children are done: it can only be matched upwards.
        if let Some(parent) = tree.parents()[vertex].filter(|&up| !matched[vertex] && !matched[up])
        {
            matched[vertex] = true;
            matched[parent] = true;
        }
    }
    let perfect = matched.iter().all(|&matched| matched);
    println!("{}", if perfect { "Bob" } else { "Alice" });
}
