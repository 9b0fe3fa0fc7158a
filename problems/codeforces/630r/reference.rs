//! Codeforces 630R by its rules: paints every cell that may be painted.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 999_999_999_999_999_990)..=g.pick(4, 1_000_000_000_000_000_000));
    format!("{n}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=5usize);
    input.end();
    let neighbours = |cell: usize| {
        let beside = |other: &usize| {
            let (rows, columns) = ((other / n).abs_diff(cell / n), (other % n).abs_diff(cell % n));
            rows + columns <= 1
        };
        (0..n * n).filter(beside).fold(0, |mask, other| mask | 1 << other)
    };
    let closed: Vec<u32> = (0..n * n).map(neighbours).collect();
    // The cells that may still be painted, as bits.
    let options = |free: &u32| -> Vec<u32> {
        let may = |cell: &usize| free >> cell & 1 == 1;
        (0..n * n).filter(may).map(|cell| free & !closed[cell]).collect()
    };
    let first = Search::normal()
        .written(|&free: &u32| grid(free, n as u32, n as u32, '.', 'x'))
        .mover_wins(&((1 << (n * n)) - 1), &options);
    if first { "1\n" } else { "2\n" }.to_string()
}
