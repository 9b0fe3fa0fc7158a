//! AtCoder dp_k by its rules: every number of the set tried on every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
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
    format!("{} {k}\n{}\n", set.len(), spaced(&set))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100);
    let k = input.number(1..=100_000);
    let set = input.numbers(n, 1..=k);
    input.end();
    assert!(set.windows(2).all(|pair| pair[0] < pair[1]), "the set does not ascend");
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| set.contains(&take));
    let first = Search::normal().mover_wins(&vec![k], &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
