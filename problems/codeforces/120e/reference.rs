//! Codeforces 120E by its rules: knights are put on every cell that none attacks, one by one.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let sizes: String = (0..cases)
        .map(|_| format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(4, 10_000))))
        .collect();
    format!("{cases}\n{sizes}")
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=100);
    let mut output = String::new();
    for _ in 0..cases {
        let side = input.number(1..=10_000u32);
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
    input.end();
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
