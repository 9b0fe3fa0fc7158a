//! AtCoder AGC 010 F — Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · 2 s · 256 MiB · medium
//!
//! Rules: a tree with A_i stones on vertex i, and a token. A move takes one stone from the
//! token's vertex and then slides the token to a neighbour; a player who finds no stone there
//! loses. The input is `N`, the stones and N - 1 edges; print, in ascending order in one line,
//! the vertices on which the token may begin so that the first player wins.
//! Model: game on a graph, edges lead to fewer stones.
//! Why: a vertex v is won exactly if some neighbour u with A_u < A_v is lost. For the token can
//! go to such a u; v then still has A_u stones or more, so nothing about u has changed. If
//! there is no such u, every step loses: a neighbour with fewer stones was won and still is,
//! and from one with A_u ≥ A_v the opponent goes back, where v has fewer stones than u now and
//! still no lost neighbour below it. So steps to fewer stones alone decide, which is a game on
//! a graph without cycles; there the lost vertices have the Grundy value 0.
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    // Only to see that it is a tree.
    RootedTree::of_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let both_ways = edges.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]);
    let downwards: Vec<(usize, usize)> =
        both_ways.filter(|&(from, to)| stones[from] > stones[to]).collect();
    let dag = Dag::from_edges(n, &downwards).unwrap_or_else(|error| panic!("{error}"));
    let won = (1..=n).filter(|&vertex| dag.grundy_values()[vertex - 1] != 0);
    println!("{}", won.format(" "));
}
