//! Codeforces 1411G — No Game No Life
//! <https://codeforces.com/problemset/problem/1411/G> · 2 s · 256 MiB · hard
//!
//! Rules: a directed graph of n vertices without cycles. A number from 1 to n + 1 is drawn
//! again and again, all equally likely: up to n it puts a chip on that vertex, and n + 1
//! ends the drawing. Then a move takes a chip along an edge, and whoever cannot move loses.
//! One case `n m`, then the edges; print the probability that the first player wins, as a
//! number modulo 998244353.
//! Model: game on a graph, a sum of tokens counted by nim sum.
//! Why: the second player wins if the Grundy values have nim sum 0. Let c be how many
//! vertices have each value and C its Walsh–Hadamard transform. Each chip makes a factor
//! C / (n + 1), so that the transform of the nim sum's chances is the geometric series
//! 1 / (n + 1 - C) when n + 1 is drawn, and the chance of 0 is the mean of that. A vertex
//! of value v needs edges to v others, and so on: v (v + 1) / 2, and v stays below √(2m).
//! Cost: O(n + m).

use grundy::contest::modular::inverse;
use grundy::contest::walsh::transform;
use grundy::graph::Dag;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100_000).contains(&n) && m <= 100_000, "{n} vertices with {m} edges");
    input! { edges: [(usize, usize); m] }
    let in_bounds = edges.iter().all(|(u, v)| (1..=n).contains(u) && (1..=n).contains(v));
    assert!(in_bounds, "an edge outside 1..={n}");
    let edges: Vec<_> = edges.into_iter().map(|(u, v)| (u - 1, v - 1)).collect();
    let graph = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let values = graph.grundy_values();
    let largest = values.iter().max().map_or(0, |&largest| largest as usize);
    let mut counts = vec![0; (largest + 1).next_power_of_two()];
    values.iter().for_each(|&value| counts[value as usize] += 1);
    transform(&mut counts);
    let series = counts.iter().map(|count: &i64| inverse((n as i64 + 1 - count) as u64, MODULUS));
    let sum = series.sum::<u64>() % MODULUS;
    let second = sum * inverse(counts.len() as u64, MODULUS) % MODULUS;
    println!("{}", (1 + MODULUS - second) % MODULUS);
}
