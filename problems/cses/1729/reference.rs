//! CSES 1729 by its rules: every number of the set tried on every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(30, 1_000_000));
    let mut set: BTreeSet<u64> = match g.size() {
        Size::Tiny => {
            let count = g.within(0..=4);
            g.many(count, 1..=n).into_iter().collect()
        }
        // Odd numbers alone make every second heap a lost one, the most there can be.
        Size::Largest => (1..100).map(|step| 2 * step + 1).collect(),
    };
    set.insert(1);
    let mut set: Vec<u64> = set.into_iter().collect();
    let turn = g.within(0..=set.len() as u64 - 1) as usize;
    set.rotate_left(turn);
    format!("{n} {}\n{}\n", set.len(), spaced(&set))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000);
    let k = input.number(1..=100);
    let set = input.numbers(k, 1..=n);
    input.end();
    assert!(set.contains(&1), "a set without 1");
    assert!(set.iter().collect::<BTreeSet<_>>().len() == k, "a number twice");
    let mut search = Search::normal();
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| set.contains(&take));
    let mut wins = |n| search.mover_wins(&vec![n], &options);
    (1..=n).map(|n| if wins(n) { 'W' } else { 'L' }).collect::<String>() + "\n"
}
