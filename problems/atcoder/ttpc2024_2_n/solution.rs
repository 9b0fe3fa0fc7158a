//! AtCoder ttpc2024_2_n — Adjacent Game
//! <https://atcoder.jp/contests/ttpc2024_2/tasks/ttpc2024_2_n> · 2 s · 1024 MiB · hard
//!
//! Rules: on a tree, Alice marks any vertex as hers. Then, Bob first, a player marks a vertex
//! without a mark that is adjacent to one of the other player's vertices. Whoever cannot move
//! loses. The input is `N` and N - 1 edges `u v`; print the winner, `Alice` or `Bob`.
//! Model: pairing strategy, a matching of the tree.
//! Why: with a perfect matching Bob answers each vertex by its partner. Without one Alice
//! begins with a vertex that a largest matching misses, and then answers by partners herself.
//!
//! 1. If there is a perfect matching, vertices are marked in pairs, so that the partner of what
//!    Alice has marked is free, and it is adjacent to it. Bob can always move, and wins.
//! 2. Otherwise let Alice begin with a vertex that some largest matching misses. As long as Bob
//!    marks vertices that have a partner, she can always move.
//! 3. Suppose that Bob marks another missed vertex v. It is adjacent to a vertex of Alice's.
//!    That is her first one, or the partner of one that Bob has marked before, next to an
//!    earlier vertex of Alice's, and so on. This is a path from v to her first vertex whose
//!    every second edge is in the matching, and whose ends are missed. To exchange its edges in
//!    the matching for its other ones would make the matching larger: a contradiction.
//! 4. In a perfect matching of a tree, the partner of a leaf is its only neighbour. So pair any
//!    leaf with its neighbour, take both away and go on with the rest, until nothing is left, or
//!    a vertex without a neighbour.
//!
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Bob" } else { "Alice" });
}
