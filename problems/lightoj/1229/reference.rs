//! LightOJ 1229 by its rules: every cross on every cell, up to the first three in a row.

use reference::treblecross::{random_strip, read_strip, winning_cells};
use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let strip = read_strip(input, 200);
        let winning = winning_cells(&mut search, &strip);
        let listed = if winning.is_empty() { "0".to_string() } else { spaced(&winning) };
        output += &format!("Case {case}: {listed}\n");
    }
    input.end();
    output
}
