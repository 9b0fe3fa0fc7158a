//! LeetCode 3222 by its rules: tries every choice of coins.
//!
//! The middle tier has all numbers of coins that the statement allows; the same search answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let coins = g.within(g.pick(1, 99)..=g.pick(12, 100));
    let small = g.within(g.pick(1, 99)..=g.pick(40, 100));
    format!("{coins}\n{small}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let small = g.within(1..=100);
    // Around as many coins as the small ones are enough for.
    let near = (small / 4 + g.within(0..=2)).saturating_sub(1).max(1);
    let coins = if g.one_in(2) { near } else { g.within(1..=100) };
    format!("{coins}\n{small}\n")
}

fn answer(input: &mut Input) -> String {
    let coins = [input.number(1..=100u32), input.number(1..=100u32)];
    input.end();
    let options = |&[large, small]: &[u32; 2]| {
        let mut options = Vec::new();
        for take in 0..=large {
            for with in 0..=small {
                if 75 * take + 10 * with == 115 {
                    options.push([large - take, small - with]);
                }
            }
        }
        options
    };
    let first = Search::normal()
        .written(|[large, small]: &[u32; 2]| format!("{large}×75 {small}×10"))
        .mover_wins(&coins, &options);
    if first { "\"Alice\"\n" } else { "\"Bob\"\n" }.to_string()
}
