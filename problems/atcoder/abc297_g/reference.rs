//! AtCoder ABC 297 G by its rules: L to R stones from every heap.
//!
//! The middle tier has heaps of up to 1000 stones, many of them next to a multiple of the period or
//! of L. A heap is worth the mex of what its moves leave.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let l = g.within(1..=g.pick(4, 1_000_000_000));
    let r = g.within(l..=g.pick(l + 4, 1_000_000_000));
    let mut heaps = g.heaps(g.pick(3, 200_000), 1..=g.pick(12, 1_000_000_000));
    if g.one_in(3) {
        // Heaps that differ a little, and so have equal values more often than not.
        heaps.iter_mut().for_each(|heap| *heap = (*heap + g.within(0..=l - 1)).min(1_000_000_000));
    }
    format!("{} {l} {r}\n{}\n", heaps.len(), join(&heaps))
}

/// Returns heaps of which the last is often such that the position is lost.
fn generate_middle(g: &mut Generator) -> String {
    let l = g.within(1..=50);
    let r = g.within(l..=l + g.pick(1, 10_000));
    let mut heaps = Vec::new();
    for _ in 0..g.within(1..=20) {
        let near = if g.one_in(2) { l + r } else { l };
        let heap = near * g.within(0..=1000 / near) + g.within(0..=2);
        heaps.push(if g.one_in(3) {
            g.within(1..=1000)
        } else {
            heap.saturating_sub(1).clamp(1, 1000)
        });
    }
    let values = values(1000, l, r);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
    let equal: Vec<u64> = (1..=1000).filter(|&heap| values[heap as usize] == sum).collect();
    if g.one_in(2) && !equal.is_empty() {
        heaps.push(equal[g.within(0..=equal.len() as u64 - 1) as usize]);
    }
    format!("{} {l} {r}\n{}\n", heaps.len(), join(&heaps))
}

/// Returns the values of all heaps up to the largest.
fn values(largest: u64, l: u64, r: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let left = (l..=r.min(heap)).map(|take| values[(heap - take) as usize]);
        values.push(mex(left));
    }
    values
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { l, r, heaps } = read(input);
    let values = values(heaps.iter().copied().max().unwrap_or(0), l, r);
    let first = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) > 0;
    if first { "First\n" } else { "Second\n" }.to_string()
}

struct Case {
    l: u64,
    r: u64,
    heaps: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=200_000);
    let l = input.number(1..=1_000_000_000);
    let r = input.number(l..=1_000_000_000);
    let heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    Case { l, r, heaps }
}

fn answer(input: &mut Input) -> String {
    let Case { l, r, mut heaps } = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| (l..=r).contains(&take));
    let first = Search::normal().mover_wins(&heaps, &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
