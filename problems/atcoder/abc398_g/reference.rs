//! AtCoder ABC 398 G by its rules: (how every move is tried)
//!
//! The middle tier has heaps of up to 1000, each of them worth the mex of what the moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(0..=g.pick(9, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(10..=1000))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=1000u64) {
        output += verdict(search.mover_wins(&n, &|&n: &u64| (0..n).collect()));
    }
    output
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=1000u64) {
        let options = |&n: &u64| (0..n).map(|rest| vec![rest]).collect();
        output += verdict(values.sum(&[n], &options) > 0);
    }
    output
}

fn verdict(mover_wins: bool) -> &'static str {
    if mover_wins { "first\n" } else { "second\n" }
}
