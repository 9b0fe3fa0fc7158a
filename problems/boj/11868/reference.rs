//! BOJ 11868 by its rules: every heap cut down to every smaller size.
//!
//! The middle tier has up to 100 heaps of up to 127 stones, half of the games lost; a heap is worth
//! the mex of what its moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 100), 1..=g.pick(6, 1_000_000_000));
    written(&heaps)
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=99);
    let mut heaps = g.many(count, 1..=127);
    if g.one_in(2) {
        let mut values = GrundyValues::new();
        let sum = values.sum(&heaps, &options);
        heaps.extend((1..=127).find(|heap| values.value(heap, &options) == sum));
    }
    written(&heaps)
}

fn written(heaps: &[u64]) -> String {
    format!("{}\n{}\n", heaps.len(), join(heaps))
}

fn answer_by_values(input: &mut Input) -> String {
    winner(GrundyValues::new().sum(&read(input), &options) > 0)
}

fn options(&heap: &u64) -> Vec<Vec<u64>> {
    (0..heap).map(|left| vec![left]).collect()
}

fn answer(input: &mut Input) -> String {
    let mut heaps = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    winner(Search::normal().mover_wins(&heaps, &options))
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100);
    let heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps
}

fn winner(koosaga_wins: bool) -> String {
    if koosaga_wins { "koosaga\n" } else { "cubelover\n" }.to_string()
}
