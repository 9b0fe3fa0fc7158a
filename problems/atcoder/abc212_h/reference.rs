//! AtCoder ABC 212 H by its rules: every position looked at, and lost ones found by search.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
    let k = g.within(g.pick(1, 65_535)..=g.pick(5, 65_535));
    let sizes: BTreeSet<u64> = match g.pick(true, false) {
        true => g.many(k, 1..=7).into_iter().collect(),
        false => (1..65_536).collect(),
    };
    let sizes: Vec<u64> = sizes.into_iter().rev().collect();
    format!("{n} {}\n{}\n", sizes.len(), spaced(&sizes))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let k = input.number(1..=65_535);
    let sizes = input.numbers(k, 1..=65_535u64);
    input.end();
    assert_eq!(BTreeSet::from_iter(&sizes).len(), k, "a number is named twice");
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let (mut positions, mut won) = (vec![Vec::new()], 0u64);
    for _ in 0..n {
        let longer = positions.iter().flat_map(|heaps: &Vec<u64>| {
            sizes.iter().map(move |&size| [&heaps[..], &[size]].concat())
        });
        positions = longer.collect();
        for position in &positions {
            let mut heaps = position.clone();
            heaps.sort_unstable();
            won += u64::from(search.mover_wins(&heaps, &options));
        }
    }
    format!("{}\n", won % 998_244_353)
}
