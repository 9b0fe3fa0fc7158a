//! Project Euler 301 by its rules: every move of Nim is tried.
//!
//! The middle tier goes up to 100 000, and adds the three heaps of each n without carrying.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 29)..=g.pick(9, 1 << 61)))
}

fn generate_middle(g: &mut Generator) -> String {
    let power = 1u64 << g.within(4..=16);
    let near = power + g.within(0..=2) - 1;
    format!("{}\n", if g.one_in(3) { near } else { g.within(10..=100_000) })
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let largest = input.number(1..=1_000_000u64);
    input.end();
    let lost = (1..=largest).filter(|n| n ^ (2 * n) ^ (3 * n) == 0);
    format!("{}\n", lost.count())
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1u64 << 61);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let lost = (1..=largest).filter(|n| !search.mover_wins(&vec![*n, 2 * n, 3 * n], &options));
    format!("{}\n", lost.count())
}
