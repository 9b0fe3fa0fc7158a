//! Luogu P9220 — Mahiru Shiina (椎名真昼)
//! <https://www.luogu.com.cn/problem/P9220> · 1 s · 256 MiB · hard
//!
//! Rules: the vertices of a directed graph are black, 1, or white, 0. A move flips all that
//! can be reached from some vertex; whoever makes all white wins, Alice first. T cases `n m`,
//! the colours, m edges; print `A`, `B`, or `N` if nobody can force a win, all in one line.
//! Model: game on a graph, strong components that are flipped together.
//! Why: a component of both colours is never all white. Else it is fixed, from sources on, which
//! are still to be flipped oddly often; a move changes that for one. With one left Alice wins:
//! black is what one vertex reaches, so the last not reached from black ones before. With none
//! left, or two and no third, Bob wins. Else nobody leaves one: from two flip a third.
//! Cost: O(n + m) a case.

use grundy::contest::edges::Rows;
use proconio::{input, marker::Usize1};

/// Sets `bit` for what `start` reaches, and tells whether it was not set there before.
fn mark(start: usize, edges: &Rows, bit: u8, marks: &mut [u8]) -> bool {
    let (mut found, is_new) = (vec![start as u32], marks[start] & bit == 0);
    while let Some(vertex) = found.pop() {
        if marks[vertex as usize] & bit == 0 {
            marks[vertex as usize] |= bit;
            found.extend(edges.row(vertex));
        }
    }
    is_new
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=100_000).contains(&n) && m <= 200_000, "{n} vertices and {m} edges");
        input! { colours: [u8; n], edges: [(Usize1, Usize1); m] }
        assert!(colours.iter().all(|&colour| colour < 2), "a colour that is neither 0 nor 1");
        for (u, v) in &edges {
            assert!(*u < n && *v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
        }
        let ahead = Rows::new(n, edges.iter().copied());
        let back = Rows::new(n, edges.iter().map(|&(u, v)| (v, u)));
        let mut marks = vec![0; n];
        let start = (0..n).filter(|&v| colours[v] == 1 && mark(v, &ahead, 1, &mut marks)).last();
        if let Some(start) = start {
            mark(start, &ahead, 2, &mut marks);
            mark(start, &back, 4, &mut marks);
        }
        if let Some(other) = marks.iter().position(|mark| mark & 6 < 6) {
            mark(other, &ahead, 8, &mut marks);
            mark(other, &back, 16, &mut marks);
        }
        let alice = start.is_some() && (0..n).all(|v| marks[v] & 2 == 2 * colours[v]);
        let of_two = [(1, 6), (1, 24), (1, 22), (0, 26)]; // black and apart, or edges to white
        let bob = (0..n).all(|v| of_two.contains(&(colours[v], marks[v] & 30)));
        let winner = if bob || start.is_none() { 'B' } else { 'N' };
        winners.push(if alice { 'A' } else { winner });
    }
    println!("{winners}");
}
