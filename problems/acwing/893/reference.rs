//! AcWing 893 by its rules: every number of the set tried on every heap.
//!
//! The middle tier has heaps of up to 1000 stones and up to 20 numbers in the set. Each heap is
//! worth the mex of what its moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    // In no particular order, and now and then larger than any heap.
    let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let set = g.many(k, 1..=g.pick(8, 200));
    let heaps = g.heaps(g.pick(3, 100), 1..=g.pick(8, 10_000));
    format!("{k}\n{}\n{}\n{}\n", join(&set), heaps.len(), join(&heaps))
}

/// Returns heaps of which the last is mostly as large as possible for a lost position.
fn generate_middle(g: &mut Generator) -> String {
    let most = [10, 60, 400][g.within(0..=2) as usize];
    let count = g.within(1..=20);
    let set = g.many(count, 1..=most);
    let count = g.within(1..=20);
    let mut heaps = g.many(count, 1..=1000);
    let mut values = GrundyValues::new();
    let options = |heap: &u64| heaps_after(*heap, &set);
    let sum = values.sum(&heaps, &options);
    if g.one_in(2) {
        heaps.extend((1..=1000).rev().find(|heap| values.value(heap, &options) == sum));
    }
    format!("{}\n{}\n{}\n{}\n", set.len(), join(&set), heaps.len(), join(&heaps))
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { set, heaps } = read(input);
    let first = GrundyValues::new().sum(&heaps, &|&heap: &u64| heaps_after(heap, &set)) > 0;
    (if first { "Yes\n" } else { "No\n" }).to_string()
}

fn heaps_after(heap: u64, set: &[u64]) -> Vec<Vec<u64>> {
    set.iter().filter(|&&take| take <= heap).map(|take| vec![heap - take]).collect()
}

struct Case {
    set: Vec<u64>,
    heaps: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let k = input.number(1..=100);
    let set = input.numbers(k, 1..=10_000);
    let n = input.number(1..=100);
    let heaps = input.numbers(n, 1..=10_000);
    input.end();
    Case { set, heaps }
}

fn answer(input: &mut Input) -> String {
    let Case { set, mut heaps } = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}
