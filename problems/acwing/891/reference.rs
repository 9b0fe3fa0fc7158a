//! AcWing 891 by its rules: every number of stones taken from every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 100_000), 1..=g.pick(7, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let mut heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}
