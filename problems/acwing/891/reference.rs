//! AcWing 891 by its rules: every number of stones taken from every heap.
//!
//! The middle tier has heaps of up to 1000 stones, half of the positions lost. Each heap is worth
//! the mex of what its moves leave.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 100_000), 1..=g.pick(7, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

/// Returns heaps of which the last one mostly balances the others, exactly or but for one bit.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=40);
    let mut heaps = g.many(count, 1..=1000);
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let last = sum ^ if g.one_in(2) { 0 } else { 1 << g.within(0..=9) };
    heaps.extend(Some(last).filter(|&last| last > 0));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn answer_by_values(input: &mut Input) -> String {
    let heaps = read(input);
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let mut values = Vec::new();
    for heap in 0..=largest as usize {
        values.push(mex((0..heap).map(|left| values[left])));
    }
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
    (if nim_sum > 0 { "Yes\n" } else { "No\n" }).to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut heaps = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}
