//! AtCoder AGC 010 F — Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · 2 s · 256 MiB · medium
//!
//! Rules: a tree with A_i stones on vertex i, and a token. A move takes one stone from the
//! token's vertex and then slides the token to a neighbour; a player who finds no stone
//! there loses. One case `N`, the stones, then N - 1 edges; print, ascending in one line,
//! the vertices on which the token may begin so that the first player wins.
//! Model: game on a graph, edges lead to fewer stones.
//! Why: v is won exactly if some neighbour u with A_u < A_v is lost. To such a u the token
//! goes; v then still has A_u stones or more, so nothing about u has changed. If no such u
//! exists, every step loses: a neighbour with fewer stones was won and still is, and to one
//! with A_u ≥ A_v the opponent answers by going back: v has fewer stones than u now, and
//! still no lost neighbour below it. So stepping down alone decides, which is a game on a
//! graph without cycles; there the lost vertices have the Grundy value 0.
//! Cost: O(N²), to see that the edges make a tree; O(N) for the rest.

use grundy::graph::Dag;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=3000).contains(&n), "{n} vertices, not 2 to 3000");
    input! { stones: [u64; n], edges: [(usize, usize); n - 1] }
    if let Some(count) = stones.iter().find(|&&count| count > 1_000_000_000) {
        panic!("{count} stones, more than 1000000000");
    }
    let mut downwards = Vec::new();
    let mut component: Vec<usize> = (0..n).collect();
    for (a, b) in edges {
        let in_bounds = 1 <= a.min(b) && a.max(b) <= n;
        assert!(in_bounds, "an edge from {a} to {b} of {n} vertices");
        let (a, b) = (a - 1, b - 1);
        let (joined, to) = (component[a], component[b]);
        assert!(joined != to, "the edges are not those of a tree");
        component.iter_mut().filter(|it| **it == joined).for_each(|it| *it = to);
        let both_ways = [(a, b), (b, a)].into_iter();
        downwards.extend(both_ways.filter(|&(from, to)| stones[from] > stones[to]));
    }
    let dag = Dag::from_edges(n, &downwards).unwrap_or_else(|error| panic!("{error}"));
    let won = (1..=n).filter(|&vertex| dag.grundy_values()[vertex - 1] != 0);
    println!("{}", won.format(" "));
}
