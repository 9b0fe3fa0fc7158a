//! AtCoder dp_k by its rules: every number of the set tried on every heap.
//!
//! The middle tier has heaps of up to 2000 stones and sets of up to 100 numbers, and values by the
//! definition in place of wins.

use reference::{
    join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search, Size,
};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(g.pick(1, 100_000)..=g.pick(25, 100_000));
    let set: BTreeSet<u64> = match g.size() {
        Size::Tiny => {
            let count = g.within(1..=4);
            g.many(count, 1..=k.min(8)).into_iter().collect()
        }
        Size::Largest => {
            let first = g.within(1..=500);
            (first..first + 100).collect()
        }
    };
    let set: Vec<u64> = set.into_iter().collect();
    format!("{} {k}\n{}\n", set.len(), join(&set))
}

/// Returns a set, large or small, and often a heap that is as large as one of its numbers, or one
/// less.
fn generate_middle(g: &mut Generator) -> String {
    let k = g.within(100..=2000);
    let many = if g.one_in(4) { 100 } else { 6 };
    let (count, most) = (g.within(1..=many), g.within(2..=k));
    let set: BTreeSet<u64> = g.many(count, 1..=most).into_iter().collect();
    let set: Vec<u64> = set.into_iter().collect();
    let k = if g.one_in(4) { set[set.len() - 1] } else { k };
    format!("{} {k}\n{}\n", set.len(), join(&set))
}

fn answer_by_values(input: &mut Input) -> String {
    let (k, set) = read(input);
    let options = |&heap: &u64| {
        let takes = set.iter().filter(|&&take| take <= heap);
        takes.map(|take| vec![heap - take]).collect()
    };
    let value = GrundyValues::new().value(&k, &options);
    if value > 0 { "First\n" } else { "Second\n" }.to_string()
}

/// Reads the heap and the set.
fn read(input: &mut Input) -> (u64, Vec<u64>) {
    let n = input.number(1..=100);
    let k = input.number(1..=100_000);
    let set = input.numbers(n, 1..=k);
    input.end();
    assert!(set.windows(2).all(|pair| pair[0] < pair[1]), "the set does not ascend");
    (k, set)
}

fn answer(input: &mut Input) -> String {
    let (k, set) = read(input);
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| set.contains(&take));
    let first = Search::normal().mover_wins(&vec![k], &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
