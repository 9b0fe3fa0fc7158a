//! Codeforces 346A by its rules: adds every difference that is new.
//!
//! The middle tier has up to 60 numbers to be added, and always adds the first difference that
//! is new. It takes for granted that all play is equally long.

use reference::{join, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(2, 100)..=g.pick(5, 100));
    let step = if g.one_in(3) { g.within(1..=g.pick(3, 1_000_000)) } else { 1 };
    let most = g.pick(9, 1_000_000_000 / step);
    let mut set: BTreeSet<u64> =
        g.many(count, 1..=most).into_iter().map(|number| number * step).collect();
    set.extend([step, most * step]);
    let set: Vec<u64> =
        set.into_iter().rev().skip(usize::from(g.one_in(3) && count > 2)).take(100).collect();
    let set = if set.len() < 2 { vec![step, 2 * step] } else { set };
    format!("{}\n{}\n", set.len(), join(&set))
}

fn generate_middle(g: &mut Generator) -> String {
    let step = [1, g.within(1..=10), g.within(1..=10_000_000)][g.within(0..=2) as usize];
    let common = g.within(1..=4);
    let most = g.within(10..=60);
    let count = g.within(2..=10);
    let set: BTreeSet<u64> = g
        .many(count, 1..=most)
        .into_iter()
        .map(|number| number.div_ceil(common) * common * step)
        .chain([most / common * common * step])
        .collect();
    let mut set: Vec<u64> = set.into_iter().rev().collect();
    if set.len() < 2 {
        set.push(set[0] / 2);
    }
    format!("{}\n{}\n", set.len(), join(&set))
}

fn answer_by_play(input: &mut Input) -> String {
    let mut set: BTreeSet<u64> = read(input).into_iter().collect();
    let mut moves = 0;
    let new = |set: &BTreeSet<u64>| {
        let differences = set.iter().flat_map(|a| set.range(..a).map(move |b| a - b));
        differences.into_iter().find(|difference| !set.contains(difference))
    };
    while let Some(difference) = new(&set) {
        set.insert(difference);
        moves += 1;
    }
    if moves % 2 == 1 { "Alice\n" } else { "Bob\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(2..=100);
    let mut set = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    set.sort_unstable();
    set.dedup();
    assert!(set.len() == n, "equal numbers");
    set
}

fn answer(input: &mut Input) -> String {
    let set = read(input);
    let options = |set: &Vec<u64>| {
        let differences = set.iter().flat_map(|a| set.iter().map(move |b| a.abs_diff(*b)));
        let new: BTreeSet<u64> = differences.filter(|d| *d > 0 && !set.contains(d)).collect();
        let with = |difference| {
            let mut option = [&set[..], &[difference]].concat();
            option.sort_unstable();
            option
        };
        new.into_iter().map(with).collect()
    };
    let first = Search::normal().mover_wins(&set, &options);
    if first { "Alice\n" } else { "Bob\n" }.to_string()
}
