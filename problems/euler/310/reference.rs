//! Project Euler 310 by its rules: every move from every position is tried.

use reference::{ordered_heaps, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 100_000)..=g.pick(16, 100_000)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(0..=100_000u64);
    input.end();
    let mut search = Search::normal();
    let is_square = |take: u64| take.isqrt().pow(2) == take;
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, is_square);
    let sizes: Vec<u64> = (0..=largest).collect();
    let positions = ordered_heaps(3, &sizes).into_iter().filter(|heaps| heaps.is_sorted());
    let lost = positions.filter(|heaps| !search.mover_wins(heaps, &options));
    format!("{}\n", lost.count())
}
