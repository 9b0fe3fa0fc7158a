//! Codeforces 494E by its rules: tries every square of a small board. On a larger one, takes
//! each white cell as a game of its own, and its value by the definition.
//!
//! The middle tier has boards of up to 60 by 60 cells, each of them worth the mex of what its
//! moves leave: nim sums of all rectangles at the upper left tell what the cells of a square are
//! worth together.

use grundy::mex::mex;
use reference::{grid, join, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cells).run();
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

/// Returns rectangles, and often single cells that make the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(4..=60);
    let k = if g.one_in(2) { g.within(1..=4.min(n)) } else { g.within(1..=n) };
    let mut rectangles = Vec::new();
    for _ in 0..g.within(1..=4) {
        let mut side = || {
            let (one, other) = (g.within(1..=n) as usize, g.within(1..=n) as usize);
            (one.min(other), one.max(other))
        };
        let ((a, c), (b, d)) = (side(), side());
        rectangles.push([a, b, c, d]);
    }
    let case = Case { n: n as usize, k: k as usize, rectangles };
    let (values, white) = (case.values(), case.white());
    let sum = white.iter().fold(0, |sum, cell| sum ^ values[cell.0][cell.1]);
    let mut rectangles = case.rectangles;
    if !g.one_in(4) {
        for value in (0..6).map(|place| 1 << place).filter(|value| sum & value != 0) {
            let cells = (1..=n as usize).flat_map(|row| (1..=n as usize).map(move |c| (row, c)));
            let mut fitting =
                cells.filter(|cell| values[cell.0][cell.1] == value && !white.contains(cell));
            rectangles.extend(fitting.next().map(|(row, column)| [row, column, row, column]));
        }
    }
    let lines: String = rectangles.iter().map(|sides| join(sides) + "\n").collect();
    format!("{n} {} {k}\n{lines}", rectangles.len())
}

fn answer_by_cells(input: &mut Input) -> String {
    let case = read(input);
    let values = case.values();
    let sum = case.white().iter().fold(0, |sum, cell| sum ^ values[cell.0][cell.1]);
    if sum > 0 { "Hamed\n" } else { "Malek\n" }.to_string()
}

struct Case {
    n: usize,
    k: usize,
    /// The rows and columns of the first cell and of the last.
    rectangles: Vec<[usize; 4]>,
}

impl Case {
    fn white(&self) -> BTreeSet<(usize, usize)> {
        assert!(self.n <= 64, "too large a board to be searched");
        let cells = |&[a, b, c, d]: &[usize; 4]| {
            (a..=c).flat_map(move |row| (b..=d).map(move |column| (row, column)))
        };
        self.rectangles.iter().flat_map(cells).collect()
    }

    /// Returns the value of a single white cell, for each row and column.
    fn values(&self) -> Vec<Vec<u64>> {
        let Case { n, k, .. } = *self;
        let mut values = vec![vec![0; n + 1]; n + 1];
        // The nim sum of all cells up to a row and a column.
        let mut sums = vec![vec![0; n + 1]; n + 1];
        for row in 1..=n {
            for column in 1..=n {
                // Without the cell itself.
                let all = sums[row - 1][column] ^ sums[row][column - 1] ^ sums[row - 1][column - 1];
                let left = |side: usize| {
                    let (above, before) = (row - side, column - side);
                    all ^ sums[above][column] ^ sums[row][before] ^ sums[above][before]
                };
                values[row][column] = mex((1..=k.min(row).min(column)).map(left));
                sums[row][column] = all ^ values[row][column];
            }
        }
        values
    }
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=1_000_000_000usize);
    let m = input.number(1..=50_000);
    let k = input.number(1..=n);
    let mut rectangles = Vec::new();
    for _ in 0..m {
        let (a, b) = (input.number(1..=n), input.number(1..=n));
        rectangles.push([a, b, input.number(a..=n), input.number(b..=n)]);
    }
    input.end();
    Case { n, k, rectangles }
}

fn answer(input: &mut Input) -> String {
    let case = read(input);
    let (n, k, white) = (case.n, case.k, case.white());
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
