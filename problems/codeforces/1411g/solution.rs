//! Codeforces 1411G — No Game No Life
//! <https://codeforces.com/problemset/problem/1411/G> · 2 s · 256 MiB · hard
//!
//! Rules: a directed graph of n vertices without cycles. A number from 1 to n + 1 is drawn again
//! and again, all being equally likely: up to n, it puts a chip on that vertex, and n + 1 ends
//! the drawing. Then a move takes a chip along an edge, and whoever cannot move loses. One case
//! `n m`, then the edges; print the probability that the first player wins, modulo 998244353.
//! Model: game on a graph, a sum of tokens counted by nim sum.
//! Why: the second player wins if the chips' Grundy values have nim sum 0. Let c(x) be the number
//! of vertices with the value x, and C its Walsh–Hadamard transform. Probabilities of the nim
//! sum are combined by xor convolution, which is a product of the transforms.
//!
//! 1. The transform of the probabilities that k vertices are drawn first, and have a certain nim
//!    sum, is (C / (n + 1))^k. Then n + 1 is drawn with the probability 1 / (n + 1). The sum over
//!    all k is a geometric series, with the limit 1 / (n + 1 - C); no |C| is above n.
//! 2. The probability of the nim sum 0 is the mean of this transform over all places.
//! 3. There are few values: a vertex with the value v has edges to at least one vertex of each
//!    value below, so v (v + 1) / 2 ≤ m, and the transform is short.
//!
//! Cost: O(n + m).

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

type Mod = ModInt<998_244_353>;

fn main() {
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
    let graph = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut counts = count_values(graph.grundy_values());
    transform(&mut counts);
    let mut sum = Mod::default();
    for count in &counts {
        sum += Mod::new((n as i64 + 1 - count) as u64).inverse();
    }
    let second_wins = sum * Mod::new(counts.len() as u64).inverse();
    println!("{}", Mod::new(1) - second_wins);
}

/// Returns how often each value occurs, filled up with zeros to a power of two.
fn count_values(values: &[u32]) -> Vec<i64> {
    let largest = values.iter().max().map_or(0, |&largest| largest as usize);
    let mut counts = vec![0; (largest + 1).next_power_of_two()];
    for &value in values {
        counts[value as usize] += 1;
    }
    counts
}
