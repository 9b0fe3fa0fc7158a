//! Project Euler 301 by its rules: every move of Nim is tried.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 29)..=g.pick(9, 1 << 61)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1u64 << 61);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let lost = (1..=largest).filter(|n| !search.mover_wins(&vec![*n, 2 * n, 3 * n], &options));
    format!("{}\n", lost.count())
}
