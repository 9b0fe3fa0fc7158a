//! CSES 1729 by its rules: every number of the set tried on every heap.
//!
//! The middle tier has up to 1500 sticks and sets of up to 40 numbers, and values by the definition
//! in place of wins.

use reference::{
    join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search, Size,
};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
    format!("{n} {}\n{}\n", set.len(), join(&set))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(100..=1500);
    let (count, most) = (g.within(0..=39), g.within(2..=n));
    let mut set: BTreeSet<u64> = g.many(count, 1..=most).into_iter().collect();
    if g.one_in(3) {
        set.retain(|take| take % 2 == 1);
    }
    set.insert(1);
    let set: Vec<u64> = set.into_iter().rev().collect();
    format!("{n} {}\n{}\n", set.len(), join(&set))
}

fn answer_by_values(input: &mut Input) -> String {
    let (n, set) = read(input);
    let mut values = GrundyValues::new();
    let options = |&heap: &u64| {
        let takes = set.iter().filter(|&&take| take <= heap);
        takes.map(|take| vec![heap - take]).collect()
    };
    let mut wins = |n| values.value(&n, &options) > 0;
    (1..=n).map(|n| if wins(n) { 'W' } else { 'L' }).collect::<String>() + "\n"
}

/// Reads the number of sticks and the set.
fn read(input: &mut Input) -> (u64, Vec<u64>) {
    let n = input.number(1..=1_000_000);
    let k = input.number(1..=100);
    let set = input.numbers(k, 1..=n);
    input.end();
    assert!(set.contains(&1), "a set without 1");
    assert!(set.iter().collect::<BTreeSet<_>>().len() == k, "a number twice");
    (n, set)
}

fn answer(input: &mut Input) -> String {
    let (n, set) = read(input);
    let mut search = Search::normal();
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| set.contains(&take));
    let mut wins = |n| search.mover_wins(&vec![n], &options);
    (1..=n).map(|n| if wins(n) { 'W' } else { 'L' }).collect::<String>() + "\n"
}
