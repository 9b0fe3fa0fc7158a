//! Codeforces 120E by its rules: knights are put on every cell that none attacks, one by one.
//!
//! The middle tier has boards of up to 300 cells a side. It looks at every cell and its
//! reflection, and takes for granted that a reflected knight is safe where these two do not
//! attack each other.

use reference::{grid, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_reflection).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let sizes: String = (0..cases)
        .map(|_| format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(4, 10_000))))
        .collect();
    format!("{cases}\n{sizes}")
}

fn generate_middle(g: &mut Generator) -> String {
    format!("10\n{}\n", join(&g.many(10, 1..=300)))
}

fn answer_by_reflection(input: &mut Input) -> String {
    let mut output = String::new();
    for side in read(input) {
        let mut fixed = 0;
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            let steps = (row.abs_diff(side - 1 - row), column.abs_diff(side - 1 - column));
            assert!(steps != (1, 2) && steps != (2, 1), "a knight attacks its reflection");
            fixed += u32::from(steps == (0, 0));
        }
        output += if fixed == 1 { "0\n" } else { "1\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<u32> {
    let cases = input.number(1..=100);
    let sides = input.numbers(cases, 1..=10_000);
    input.end();
    sides
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for side in read(input) {
        assert!(side <= 5, "too large for brute force");
        let free = (1u32 << (side * side)) - 1;
        let options = |free: &u32| -> Vec<u32> {
            let cells = (0..side * side).filter(|cell| free >> cell & 1 == 1);
            cells.map(|cell| free & !closed(side, cell)).collect()
        };
        let first_wins = Search::normal()
            .written(|&free| grid(free, side, side, '.', 'x'))
            .mover_wins(&free, &options);
        output += if first_wins { "0\n" } else { "1\n" };
    }
    output
}

/// Returns the cell and those that a knight there attacks, as bits.
fn closed(side: u32, cell: u32) -> u32 {
    let (row, column) = (cell / side, cell % side);
    let is_closed = |other: &u32| {
        let steps = (row.abs_diff(other / side), column.abs_diff(other % side));
        [(0, 0), (1, 2), (2, 1)].contains(&steps)
    };
    (0..side * side).filter(is_closed).map(|other| 1 << other).sum()
}
