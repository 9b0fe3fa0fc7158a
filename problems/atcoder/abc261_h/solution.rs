//! AtCoder ABC 261 H — Game on Graph
//! <https://atcoder.jp/contests/abc261/tasks/abc261_h> · 2 s · 1024 MiB · hard
//!
//! Rules: a directed graph with weights, a token on v. Takahashi and Aoki in turn, he first,
//! move it along an edge until none leaves its vertex. Takahashi wants play to end, then the
//! total weight to be least; Aoki wants it not to end, then the total to be largest. Input
//! `N M v`, then M edges `a b weight`; print the total or `INFINITY`.
//! Model: loopy game, backwards by total weight.
//! Why: as in Dijkstra's algorithm, of all positions (vertex, mover) whose total is not yet
//! settled take one of the least proposed. Weights are not negative, so Takahashi's first
//! proposal settled is his best. Aoki takes the largest, so his position proposes only when
//! its last edge is settled; until then he may hope to go round for ever.
//! Cost: O((N + M) log M).

use proconio::{input, marker::Usize1};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

fn main() {
    input! { n: usize, m: usize, start: Usize1 }
    assert!((1..=200_000).contains(&n) && start < n, "vertex {} of {n}", start + 1);
    assert!(m <= 200_000, "{m} edges, more than 200000");
    input! { mut edges: [(Usize1, Usize1, u64); m] }
    let mut open = vec![0u32; n]; // Aoki's edges that are not settled
    for &(a, b, weight) in &edges {
        assert!(a.max(b) < n, "an edge {} {} between {n} vertices", a + 1, b + 1);
        assert!(weight <= 1_000_000_000, "a weight of {weight}, more than 1000000000");
        open[a] += 1;
    }
    edges.sort_unstable_by_key(|edge| edge.1);
    let entering = |vertex: usize| {
        let first = edges.partition_point(|edge| edge.1 < vertex);
        edges[first..].iter().take_while(move |edge| edge.1 == vertex)
    };
    // The positions of a vertex are 2 · vertex, where Takahashi moves, and one more for Aoki.
    let mut totals = vec![None; 2 * n];
    let mut largest = vec![0; n];
    let ends = (0..2 * n).filter(|position| open[position / 2] == 0);
    let mut proposed: BinaryHeap<_> = ends.map(|position| Reverse((0u64, position))).collect();
    while let Some(Reverse((total, position))) = proposed.pop() {
        if totals[position].is_some() {
            continue;
        }
        totals[position] = Some(total);
        for &(from, _, weight) in entering(position / 2) {
            let total = total + weight;
            if position % 2 == 1 {
                proposed.push(Reverse((total, 2 * from)));
                continue;
            }
            largest[from] = total.max(largest[from]);
            open[from] -= 1;
            if open[from] == 0 {
                proposed.push(Reverse((largest[from], 2 * from + 1)));
            }
        }
    }
    println!("{}", totals[2 * start].map_or("INFINITY".to_string(), |total| total.to_string()));
}
