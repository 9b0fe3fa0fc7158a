//! Codeforces 451A by its rules: every point of the grid.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(7, 100);
    format!("{} {}\n", g.within(1..=most), g.within(1..=most))
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100u64), input.number(1..=100u64));
    input.end();
    assert!(n <= 32 && m <= 32, "too large for a reference");
    // The horizontal and the vertical sticks that are left.
    let options = |&(horizontal, vertical): &(u64, u64)| {
        let points = (0..n).flat_map(|row| (0..m).map(move |column| (row, column)));
        let left = points
            .filter(|(row, column)| horizontal >> row & 1 == 1 && vertical >> column & 1 == 1);
        left.map(|(row, column)| (horizontal & !(1 << row), vertical & !(1 << column))).collect()
    };
    let mut search = Search::normal().written(|&(horizontal, vertical): &(u64, u64)| {
        format!("{} | {}", members(horizontal), members(vertical))
    });
    let first = search.mover_wins(&((1 << n) - 1, (1 << m) - 1), &options);
    if first { "Akshat\n" } else { "Malvika\n" }.to_string()
}
