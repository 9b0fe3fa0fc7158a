//! HDU 1564 by its rules: every walk of the stone.
//!
//! The middle tier has boards of up to 20 by 20 cells. The first player wins exactly when every
//! largest matching of neighbours covers the corner: this is the theorem on walks in a graph, which
//! the library decides by matching.

use grundy::graph::Geography;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matching).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 50_000)..=g.pick(4, 50_000)) {
        let n = g.within(1..=g.pick(4, 10_000));
        let n = if g.one_in(200) { g.pick(5, 10_000) } else { n };
        input += &format!("{n}\n");
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let sides = (0..6).map(|_| format!("{}\n", g.within(1..=20)));
    sides.collect::<String>() + "0\n"
}

fn answer_by_matching(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let n = input.number(0..=10_000usize);
        if n == 0 {
            input.end();
            return output;
        }
        let cells = || (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
        let beside = cells().filter(|&(_, column)| column + 1 < n);
        let edges = beside.map(|(row, column)| (row * n + column, row * n + column + 1));
        let below = cells().filter(|&(row, _)| row + 1 < n);
        let edges =
            edges.chain(below.map(|(row, column)| (row * n + column, (row + 1) * n + column)));
        let edges: Vec<(usize, usize)> = edges.collect();
        let graph = Geography::from_edges(n * n, &edges).expect("edges of the board");
        output += if graph.outcome(0).mover_wins() { "8600\n" } else { "ailyanlu\n" };
    }
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let n = input.number(0..=10_000);
        if n == 0 {
            input.end();
            return output;
        }
        assert!(n <= 8, "{n} by {n} cells are too many for brute force");
        let sign = |visited: u64, stone: u32, cell: u32| match cell == stone {
            true => 'o',
            false if visited >> cell & 1 == 1 => 'x',
            false => '.',
        };
        let mut search = Search::normal().written(|&(visited, stone): &(u64, u32)| {
            let row = |row: u32| (row * n..(row + 1) * n).map(|cell| sign(visited, stone, cell));
            (0..n).map(|at| row(at).collect::<String>()).collect::<Vec<_>>().join("\n")
        });
        let options = |&(visited, cell): &(u64, u32)| steps(visited, cell, n);
        output += if search.mover_wins(&(1, 0), &options) { "8600\n" } else { "ailyanlu\n" };
    }
}

/// The cells visited, as bits, and the one where the stone is.
fn steps(visited: u64, cell: u32, n: u32) -> Vec<(u64, u32)> {
    let (row, column) = (cell / n, cell % n);
    let mut after = Vec::new();
    for (next_row, next_column) in [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ] {
        let next = next_row.wrapping_mul(n).wrapping_add(next_column);
        if next_row < n && next_column < n && visited >> next & 1 == 0 {
            after.push((visited | 1 << next, next));
        }
    }
    after
}
