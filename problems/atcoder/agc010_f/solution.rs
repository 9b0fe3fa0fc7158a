//! AtCoder AGC 010 F — Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · 2 s · 256 MiB · medium
//!
//! Rules: a tree with A_i stones on vertex i, and a token. A move takes one stone from the
//! token's vertex and then slides the token to a neighbour; a player who finds no stone there
//! loses. The input is `N`, the stones and N - 1 edges; print, in ascending order in one line,
//! the vertices on which the token may begin so that the first player wins.
//! Model: game on a graph, edges lead to fewer stones.
//! Why: only steps to vertices with fewer stones matter. With these alone, it is a game on a
//! graph without cycles, whose lost vertices have the Grundy value 0. It remains to show that the
//! same vertices are lost with all steps.
//!
//! 1. Whether a vertex is lost by these steps depends only on vertices with fewer stones. So if
//!    v keeps at least A_u stones when one is taken from it, u stays lost or won as it was, and
//!    so does every vertex with fewer stones than u.
//! 2. If v is won, there is a lost neighbour u with A_u < A_v. The token goes there. As v still
//!    has at least A_u stones, u is lost as before.
//! 3. If v is lost, every step loses, and so does having no stone. A neighbour u with A_u < A_v
//!    was won, and by step 1 it still is. If A_u ≥ A_v, then v has fewer stones than u now. It
//!    is still lost, because its neighbours with even fewer stones are won as before. So u is
//!    won, by the step back.
//!
//! Cost: O(N).

use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    // Only to see that it is a tree.
    RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let both_ways = edges.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]);
    let downwards: Vec<(usize, usize)> =
        both_ways.filter(|&(from, to)| stones[from] > stones[to]).collect();
    let dag = Dag::from_edges(n, &downwards).unwrap_or_else(|error| panic!("{error}"));
    let won = (1..=n).filter(|&vertex| dag.grundy_values()[vertex - 1] != 0);
    println!("{}", won.format(" "));
}
