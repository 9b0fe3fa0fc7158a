//! AtCoder ABC 261 H by its rules: what can be forced within ever more moves, until nothing
//! changes any more. A play that is cut off counts as endless.

use reference::{Generator, Input, Reference};

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let most = g.within(0..=g.pick(9, 10));
    let mut edges = Vec::new();
    for _ in 0..g.pick(most, 200_000) {
        let edge = (g.within(1..=n), g.within(1..=n));
        // Upwards edges are common, because on most graphs nobody can force an end.
        let edge = if g.one_in(4) { edge } else { (edge.0.min(edge.1), edge.0.max(edge.1)) };
        if edge.0 != edge.1 {
            edges.push(edge);
        }
    }
    edges.sort_unstable();
    edges.dedup();
    let mut input = format!("{n} {} {}\n", edges.len(), g.within(1..=n.min(g.pick(3, 10))));
    for (a, b) in edges {
        input += &format!("{a} {b} {}\n", g.within(0..=g.pick(5, 1_000_000_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=200_000usize), input.number(0..=200_000));
    let start = input.number(1..=n) - 1;
    let edges: Vec<(usize, usize, u64)> = (0..m)
        .map(|_| {
            (input.number(1..=n) - 1, input.number(1..=n) - 1, input.number(0..=1_000_000_000))
        })
        .collect();
    input.end();
    let mut ends: Vec<(usize, usize)> = edges.iter().map(|edge| (edge.0, edge.1)).collect();
    ends.sort_unstable();
    ends.dedup();
    assert!(ends.len() == m && ends.iter().all(|edge| edge.0 != edge.1), "a double edge or loop");
    // The total from each vertex with Takahashi or Aoki to move, `MAX` if play may not end. A
    // play that both want does not come back to a position, so 2n moves are enough to see
    // who can force an end, and as many again for the best total.
    let mut totals = vec![[u64::MAX; 2]; n];
    for _ in 0..4 * n + 2 {
        let before = totals.clone();
        for (vertex, total) in totals.iter_mut().enumerate() {
            let out = edges.iter().filter(|edge| edge.0 == vertex);
            let after = |mover: usize| {
                let next = out.clone().map(|edge| (before[edge.1][1 - mover], edge.2));
                next.map(|(total, weight)| total.saturating_add(weight)).collect::<Vec<u64>>()
            };
            let least = after(0).into_iter().min().unwrap_or(0);
            let largest = after(1).into_iter().max().unwrap_or(0);
            *total = [least, largest];
        }
    }
    match totals[start][0] {
        u64::MAX => "INFINITY\n".to_string(),
        total => format!("{total}\n"),
    }
}
