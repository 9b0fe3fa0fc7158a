//! Codeforces 494E by its rules: tries every square of a small board. On a larger one, takes
//! each white cell as a game of its own, and its value by the definition.

use reference::{grid, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let small = if g.one_in(3) { 16 } else { 3 };
    let n = g.within(g.pick(1, 1_000_000_000)..=g.pick(small, 1_000_000_000));
    let m = g.within(g.pick(1, 50_000)..=g.pick(4, 50_000));
    let k = g.within(g.pick(1, n / 2)..=n);
    let mut input = format!("{n} {m} {k}\n");
    for _ in 0..m {
        let mut side = || {
            let (one, other) = (g.within(1..=n), g.within(1..=n));
            (one.min(other), one.max(other))
        };
        let ((a, c), (b, d)) = (side(), side());
        input += &format!("{a} {b} {c} {d}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000usize);
    let m = input.number(1..=50_000);
    let k = input.number(1..=n);
    let mut white = BTreeSet::new();
    for _ in 0..m {
        let (a, b) = (input.number(1..=n), input.number(1..=n));
        let (c, d) = (input.number(a..=n), input.number(b..=n));
        assert!(n <= 64, "too large a board to be searched");
        white.extend((a..=c).flat_map(|row| (b..=d).map(move |column| (row, column))));
    }
    input.end();
    let first = if n <= 3 { search(n, k, &white) } else { sum_of_cells(n, k, &white) != 0 };
    if first { "Hamed\n" } else { "Malek\n" }.to_string()
}

/// Returns the cells of the square that has this lower right cell.
fn square((row, column): (usize, usize), side: usize) -> impl Iterator<Item = (usize, usize)> {
    (row + 1 - side..=row)
        .flat_map(move |row| (column + 1 - side..=column).map(move |column| (row, column)))
}

fn search(n: usize, k: usize, white: &BTreeSet<(usize, usize)>) -> bool {
    let bit = |(row, column): (usize, usize)| 1u64 << ((row - 1) * n + column - 1);
    let options = |board: &u64| {
        let mut options = Vec::new();
        for cell in square((n, n), n).filter(|&cell| board & bit(cell) != 0) {
            for side in 1..=k.min(cell.0).min(cell.1) {
                options.push(square(cell, side).fold(*board, |board, cell| board ^ bit(cell)));
            }
        }
        options
    };
    let start = white.iter().fold(0, |board, &cell| board | bit(cell));
    Search::normal()
        .written(|&board: &u64| grid(board, n as u32, n as u32, 'W', 'B'))
        .mover_wins(&start, &options)
}

fn sum_of_cells(n: usize, k: usize, white: &BTreeSet<(usize, usize)>) -> u64 {
    let mut values = vec![vec![0u64; n + 1]; n + 1];
    for (row, column) in square((n, n), n) {
        let mut options = BTreeSet::new();
        for side in 1..=k.min(row).min(column) {
            // The corner itself has no value yet.
            options.insert(
                square((row, column), side).fold(0, |sum, cell| sum ^ values[cell.0][cell.1]),
            );
        }
        values[row][column] = (0..).find(|value| !options.contains(value)).unwrap_or(0);
    }
    white.iter().fold(0, |sum, cell| sum ^ values[cell.0][cell.1])
}
