//! CodeChef HAMILG — A game on a graph
//! <https://www.codechef.com/problems/HAMILG> · 5 s · 1536 MiB? · hard
//!
//! Rules: Askar puts a token on a vertex of an undirected graph. Then the players, Bob first, move
//! it along an edge to a vertex on which it has not been; whoever cannot move loses. The input
//! has T cases: `N M`, then M edges. Print the number of vertices with which Askar wins.
//! Model: game on a graph, geography.
//! Why: Askar wins exactly from the vertices that some maximum matching leaves out (Fraenkel,
//! Scheinerman and Ullman, 1993), and the search for a maximum matching finds all of them.
//!
//! 1. If some maximum matching leaves out the first vertex, Askar always answers along an edge of
//!    the matching. Bob never gets to a vertex without one: the way there would begin and end at
//!    vertices left out, with every second edge in the matching, so that exchanging the
//!    edges on it would make the matching larger.
//! 2. If every maximum matching covers the first vertex, Bob moves along an edge of some maximum
//!    matching, now and always. Askar never gets to a vertex without one: the edges of the
//!    matching on the way there could be exchanged for the others, which would leave out the first
//!    vertex instead of the last one.
//! 3. When Edmonds' algorithm has found a maximum matching, a vertex is left out by some maximum
//!    matching exactly if an alternating path of even length leads to it from a vertex that is
//!    left out: the exchange along the path leaves out its other end. The last searches have
//!    labelled these vertices, even where the path leads through odd cycles.
//!
//! Cost: O(N M) a case at worst.

use grundy::graph::Geography;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { vertices: usize, edges: [(Usize1, Usize1)] }
        let game =
            Geography::from_edges(vertices, &edges).unwrap_or_else(|error| panic!("{error}"));
        let wins = (0..vertices).filter(|&start| !game.outcome(start).mover_wins()).count();
        answers += &format!("{wins}\n");
    }
    print!("{answers}");
}
