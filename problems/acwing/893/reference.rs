//! AcWing 893 by its rules: every number of the set tried on every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // In no particular order, and now and then larger than any heap.
    let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let set = g.many(k, 1..=g.pick(8, 200));
    let heaps = g.heaps(g.pick(3, 100), 1..=g.pick(8, 10_000));
    format!("{k}\n{}\n{}\n{}\n", spaced(&set), heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let k = input.number(1..=100);
    let set = input.numbers(k, 1..=10_000u64);
    let n = input.number(1..=100);
    let mut heaps = input.numbers(n, 1..=10_000);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}
