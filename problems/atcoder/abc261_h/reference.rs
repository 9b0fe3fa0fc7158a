//! AtCoder ABC 261 H by its rules: what Takahashi can force in at most 0, 1, 2, … moves.
//!
//! The middle tier has up to 200 vertices. What can be forced in one more move is computed for all
//! of them until nothing changes.

use reference::{Generator, Input, Reference};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let most = g.pick((2 * n).min(n * (n - 1) / 2), 200_000);
    // Edges to smaller numbers make cycles; the largest inputs have few of them.
    let back = g.pick(3, 1000);
    let shape = g.within(0..=2) as usize;
    let reach = g.pick(n, [2, 1000, n][shape]);
    let mut edges = BTreeSet::new();
    for _ in 0..most {
        let a = g.within(1..=n);
        let b = if a == n || g.one_in(back) {
            g.within(1..=n)
        } else {
            g.within(a + 1..=n.min(a + reach))
        };
        if a != b {
            edges.insert((a, b));
        }
    }
    let start = g.within(1..=g.pick(n, 10));
    let mut input = format!("{n} {} {start}\n", edges.len());
    for (a, b) in edges {
        input += &format!("{a} {b} {}\n", g.within(0..=g.pick(4, 1_000_000_000)));
    }
    input
}

/// Returns a graph with a way on from almost every vertex, on which Takahashi often needs long.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=200);
    let reach = g.within(2..=10);
    let back = g.within(3..=30);
    let heaviest = [1, 9, 1_000_000_000][g.within(0..=2) as usize];
    let mut edges = BTreeSet::new();
    for a in 1..n - 1 {
        for _ in 0..g.within(1..=4) {
            edges.insert((a, g.within(a + 1..=n.min(a + reach))));
        }
        if g.one_in(back) {
            let b = g.within(1..=n);
            edges.extend((a != b).then_some((a, b)));
        }
    }
    let mut input = format!("{n} {} {}\n", edges.len(), g.within(1..=n / 2));
    for (a, b) in edges {
        input += &format!("{a} {b} {}\n", g.within(0..=heaviest));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let m = input.number(0..=200_000);
    let start = input.number(1..=n) - 1;
    let mut edges = vec![Vec::new(); n];
    for _ in 0..m {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        assert!(a != b, "a loop");
        assert!(!edges[a].iter().any(|&(head, _)| head == b), "an edge twice");
        edges[a].push((b, input.number(0..=1_000_000_000u64)));
    }
    input.end();
    // For every vertex, the sums that Takahashi and Aoki reach if they are to move there; the
    // greatest number stands for a game that is not over in time.
    let mut sums = vec![[u64::MAX; 2]; n];
    loop {
        let after = |vertex: usize, other: usize| {
            let sums = &sums;
            let heads = edges[vertex].iter();
            heads
                .map(move |&(head, weight): &(usize, u64)| sums[head][other].saturating_add(weight))
        };
        let next: Vec<[u64; 2]> = (0..n)
            .map(|vertex| {
                [after(vertex, 1).min().unwrap_or(0), after(vertex, 0).max().unwrap_or(0)]
            })
            .collect();
        if next == sums {
            break;
        }
        sums = next;
    }
    match sums[start][0] {
        u64::MAX => "INFINITY\n".to_string(),
        sum => format!("{sum}\n"),
    }
}
