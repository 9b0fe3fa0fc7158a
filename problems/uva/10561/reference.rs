//! UVa 10561 by its rules: every cross on every cell, up to the first three in a row.
//!
//! The middle tier has strips of up to 200 cells. Where no cell completes three crosses, every cross
//! must keep away from the others; the stretches of cells that do are worth the mex of what a cross
//! on them leaves.

use reference::treblecross::{random_strip, read_strip, winning_cells, winning_cells_by_stretches};
use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 99);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let cells = g.within(g.pick(3, 200)..=g.pick(15, 200));
        input += &format!("{}\n", random_strip(g, cells));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("99\n");
    for _ in 0..99 {
        let cells = g.within(20..=200);
        input += &format!("{}\n", random_strip(g, cells));
    }
    input
}

fn answer_by_stretches(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=99) {
        let winning = winning_cells_by_stretches(&mut values, &read_strip(input, 200));
        output += if winning.is_empty() { "LOSING\n" } else { "WINNING\n" };
        output += &format!("{}\n", join(&winning));
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=99) {
        let strip = read_strip(input, 200);
        let winning = winning_cells(&mut search, &strip);
        output += if winning.is_empty() { "LOSING\n" } else { "WINNING\n" };
        output += &format!("{}\n", join(&winning));
    }
    input.end();
    output
}
