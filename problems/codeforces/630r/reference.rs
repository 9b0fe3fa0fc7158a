//! Codeforces 630R by its rules: paints every cell that may be painted.
//!
//! The middle tier has fields of up to 300 by 300 cells. It looks at every cell and its mirror
//! image, and takes for granted that the mirror wins where the two are not neighbours.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_mirror).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 999_999_999_999_999_990)..=g.pick(4, 1_000_000_000_000_000_000));
    format!("{n}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(1..=300))
}

fn answer_by_mirror(input: &mut Input) -> String {
    let n = input.number(1..=300usize);
    input.end();
    let mut centres = 0;
    for cell in 0..n * n {
        let image = n * n - 1 - cell;
        let apart = (image / n).abs_diff(cell / n) + (image % n).abs_diff(cell % n);
        assert!(apart != 1, "a cell beside its image");
        centres += u32::from(apart == 0);
    }
    if centres == 1 { "1\n" } else { "2\n" }.to_string()
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
