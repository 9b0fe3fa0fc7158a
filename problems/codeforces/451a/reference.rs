//! Codeforces 451A by its rules: every point of the grid.
//!
//! The middle tier has all grids that the statement allows, and always takes the first point. It
//! takes for granted that all play is equally long.

use reference::{join, members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(7, 100);
    format!("{} {}\n", g.within(1..=most), g.within(1..=most))
}

fn generate_middle(g: &mut Generator) -> String {
    join(&g.many(2, 1..=100)) + "\n"
}

fn answer_by_play(input: &mut Input) -> String {
    let (n, m) = read(input);
    let (mut horizontal, mut vertical): (Vec<u64>, Vec<u64>) = ((0..n).collect(), (0..m).collect());
    let mut first_moves = true;
    while !horizontal.is_empty() && !vertical.is_empty() {
        horizontal.remove(0);
        vertical.remove(0);
        first_moves = !first_moves;
    }
    if first_moves { "Malvika\n" } else { "Akshat\n" }.to_string()
}

fn read(input: &mut Input) -> (u64, u64) {
    let sides = (input.number(1..=100), input.number(1..=100));
    input.end();
    sides
}

fn answer(input: &mut Input) -> String {
    let (n, m) = read(input);
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
