//! AtCoder ABC 212 H by its rules: every position looked at, and lost ones found by search.
//!
//! The middle tier has up to 200 heaps of up to 127 stones. By Bouton's theorem only the nim sum
//! matters, and the positions are counted heap by heap for each of them.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counting).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
    let k = g.within(g.pick(1, 65_535)..=g.pick(5, 65_535));
    let sizes: BTreeSet<u64> = match g.pick(true, false) {
        true => g.many(k, 1..=7).into_iter().collect(),
        false => (1..65_536).collect(),
    };
    let sizes: Vec<u64> = sizes.into_iter().rev().collect();
    format!("{n} {}\n{}\n", sizes.len(), join(&sizes))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=200);
    let largest = [1, 7, 60, 127][g.within(0..=3) as usize];
    let k = g.within(1..=40);
    let sizes: BTreeSet<u64> = g.many(k, 1..=largest).into_iter().collect();
    let sizes: Vec<u64> = sizes.into_iter().collect();
    format!("{n} {}\n{}\n", sizes.len(), join(&sizes))
}

fn answer_by_counting(input: &mut Input) -> String {
    let (n, sizes) = read(input);
    let sums = sizes.iter().max().map_or(1, |&size| (size + 1).next_power_of_two() as usize);
    let (mut ways, mut won) = (vec![0; sums], 0);
    ways[0] = 1;
    for _ in 0..n {
        let with =
            |sum: usize| -> u64 { sizes.iter().map(|&size| ways[sum ^ size as usize]).sum() };
        ways = (0..sums).map(|sum| with(sum) % 998_244_353).collect();
        won += ways[1..].iter().sum::<u64>();
    }
    format!("{}\n", won % 998_244_353)
}

/// Reads the number of heaps and their sizes.
fn read(input: &mut Input) -> (u32, Vec<u64>) {
    let n = input.number(1..=200_000);
    let k = input.number(1..=65_535);
    let sizes = input.numbers(k, 1..=65_535);
    input.end();
    assert_eq!(BTreeSet::from_iter(&sizes).len(), k, "a number is named twice");
    (n, sizes)
}

fn answer(input: &mut Input) -> String {
    let (n, sizes) = read(input);
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
