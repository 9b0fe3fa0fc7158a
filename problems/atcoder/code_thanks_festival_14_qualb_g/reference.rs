//! AtCoder code_thanks_festival_14_qualb_g by its rules: every number of stones within the limit.
//! The bounds are those of the tables in two public programs, one of which is marked as accepted.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 500)..=g.pick(60, 500));
    let p = g.within(1..=g.pick(12, 30));
    format!("{n}\n{p}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=500u64);
    let p = input.number(1..=500);
    input.end();
    let first = Search::normal().mover_wins(&(n, p), &takes);
    if first { "first\n" } else { "second\n" }.to_string()
}

/// A position is the stones left and the most that may be taken now.
fn takes(&(stones, most): &(u64, u64)) -> Vec<(u64, u64)> {
    (1..=most.min(stones)).map(|take| (stones - take, take + 1)).collect()
}
