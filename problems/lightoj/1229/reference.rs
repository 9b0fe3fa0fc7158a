//! LightOJ 1229 by its rules: every cross on every cell, up to the first three in a row.
//!
//! The middle tier has strips of up to 150 cells: a cross is tried in every cell, and the stretches
//! of cells that are fit for use are worth the mex of what the crosses in them leave.

use reference::treblecross::{random_strip, read_strip, winning_cells, winning_cells_by_stretches};
use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let cells = g.within(g.pick(3, 200)..=g.pick(15, 200));
        input += &format!("{}\n", random_strip(g, cells));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let cells = g.within(16..=150);
        let mut strip = random_strip(g, cells);
        if g.one_in(2) {
            // Far from each other, so that nothing wins at once.
            strip = ".".repeat(cells as usize);
            for start in (0..cells as usize - 10).step_by(30) {
                let place = start + g.within(0..=9) as usize;
                strip.replace_range(place..=place, "X");
            }
        }
        input += &format!("{strip}\n");
    }
    input
}

fn answer_by_stretches(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    lists(input, |strip| winning_cells_by_stretches(&mut values, strip))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    lists(input, |strip| winning_cells(&mut search, strip))
}

/// Writes the winning cells of each strip.
fn lists(input: &mut Input, mut winning_cells: impl FnMut(&str) -> Vec<u64>) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let strip = read_strip(input, 200);
        let winning = winning_cells(&strip);
        let listed = if winning.is_empty() { "0".to_string() } else { join(&winning) };
        output += &format!("Case {case}: {listed}\n");
    }
    input.end();
    output
}
