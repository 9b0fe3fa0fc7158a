//! POJ 3710 — Christmas Game
//! <http://poj.org/problem?id=3710> · 1 s · 64 MiB · medium
//!
//! Rules: N drawings, each a tree with cycles hung on it, its root the vertex 1; an edge is
//! on one cycle at most, and two edges between the same vertices are a cycle as well. A move
//! cuts an edge, and what is then not connected to its root is gone; whoever cannot move
//! loses, Sally first. Cases up to the end of the input: N; for each drawing `m k`, then k
//! edges. Print the winner, `Sally` or `Harry`.
//! Model: Green Hackenbush, drawings with cycles.
//! Why: by the fusion principle the vertices of a cycle may be fused into one, and its edges
//! become loops worth 1 each. By the colon principle an edge is worth one more than what it
//! carries. Drawings add up by nim sum.
//! Cost: O(m + k) a drawing.

use grundy::hackenbush::graph_value;
use proconio::{input, is_stdin_empty, marker::Usize1};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize, k: usize, edges: [(Usize1, Usize1); k] }
            nim_sum ^= graph_value(m, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        }
        winners += if nim_sum != 0 { "Sally\n" } else { "Harry\n" };
    }
    print!("{winners}");
}
