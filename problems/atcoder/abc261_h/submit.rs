// AtCoder ABC 261 H https://atcoder.jp/contests/abc261/tasks/abc261_h · made by `cargo judge bundle abc261_h --write` from 0ef39a30adcaa2cf
//! AtCoder ABC 261 H — Game on Graph
//! <https://atcoder.jp/contests/abc261/tasks/abc261_h> · 2 s · 1024 MiB · hard
//!
//! Rules: a token on vertex v of a directed graph with weights on its edges; two players
//! slide it along an edge in turn, Takahashi first, until it is on a dead end. Takahashi
//! wants the game to end, and then a small sum of weights; Aoki wants it never to end, and
//! otherwise a large sum. One case `N M v`, then M lines `A B C`, an edge from A to B of
//! weight C; print the sum, or `INFINITY`.
//! Model: game on a graph with cycles, one token with a score.
//! Why: go backwards from the dead ends and settle the states (vertex, mover) by increasing
//! sum, as in Dijkstra's algorithm. A state of Takahashi is settled by the first edge to a
//! settled state that comes up, as no weight is negative; one of Aoki when all its edges
//! are, by the largest. In a state that is never settled Aoki can always choose an edge to
//! another such one, and Takahashi has no other.
//! Cost: O((N + M) log (N + M)).

use proconio::input;
use std::{cmp::Reverse, collections::BinaryHeap};

const TAKAHASHI: usize = 0;
const AOKI: usize = 1;

fn main() {
    input! { n: usize, m: usize, start: usize }
    assert!(1 <= n && n.max(m) <= 200_000, "{n} vertices and {m} edges, not up to 200000");
    assert!(1 <= start && start <= n, "the token on vertex {start} of {n}");
    input! { mut edges: [(usize, usize, u64); m] }
    edges.sort_unstable_by_key(|&(_, b, _)| b);
    let start_of = |vertex| edges.partition_point(|&(_, b, _)| b < vertex);
    let starts: Vec<usize> = (0..=n + 1).map(start_of).collect();
    let mut open = vec![0; n + 1];
    for &(a, b, c) in &edges {
        let in_bounds = 1 <= a.min(b) && a.max(b) <= n && a != b && c <= 1_000_000_000;
        assert!(in_bounds, "an edge from {a} to {b} of {n} vertices, weight {c}");
        open[a] += 1;
    }
    let ends = (1..=n).filter(|&vertex| open[vertex] == 0);
    let ends = ends.flat_map(|it| [Reverse((0, it, TAKAHASHI)), Reverse((0, it, AOKI))]);
    let mut next: BinaryHeap<_> = ends.collect();
    let (mut settled, mut largest) = (vec![[None; 2]; n + 1], vec![0; n + 1]);
    while let Some(Reverse((sum, head, mover))) = next.pop() {
        if settled[head][mover].is_some() {
            continue;
        }
        settled[head][mover] = Some(sum);
        for &(tail, _, weight) in &edges[starts[head]..starts[head + 1]] {
            if mover == TAKAHASHI {
                open[tail] -= 1;
                largest[tail] = (sum + weight).max(largest[tail]);
            }
            if mover == TAKAHASHI && open[tail] == 0 {
                next.push(Reverse((largest[tail], tail, AOKI)));
            } else if mover == AOKI && settled[tail][TAKAHASHI].is_none() {
                next.push(Reverse((sum + weight, tail, TAKAHASHI)));
            }
        }
    }
    println!("{}", settled[start][TAKAHASHI].map_or("INFINITY".to_string(), |it| it.to_string()));
}


