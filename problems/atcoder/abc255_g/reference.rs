//! AtCoder ABC 255 G by its rules: every number of stones that no pair forbids.
//!
//! The middle tier has heaps of up to 200 stones. A heap is worth the mex of what the moves leave
//! that no pair forbids.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};
use std::collections::HashSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(8, 1_000_000_000_000_000_000);
    let mut heaps = g.heaps(g.pick(3, 200_000), 1..=largest);
    let mut pairs = Vec::new();
    let tried = g.within(g.pick(1, 200_000)..=g.pick(16, 200_000));
    let dense = g.one_in(2);
    let span = g.pick(8, if dense { 1000 } else { largest });
    for _ in 0..tried {
        let x = g.within(1..=span);
        let y = match g.within(0..=2) {
            0 => x,
            1 => x.min(1 + g.within(0..=1)),
            _ => g.within(1..=x),
        };
        pairs.push((x, y));
    }
    pairs.sort_unstable();
    pairs.dedup();
    if g.one_in(2) {
        pairs.reverse();
        heaps.iter_mut().for_each(|heap| *heap = 1 + *heap % span);
    }
    let lines: String = pairs.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{} {}\n{}\n{lines}", heaps.len(), pairs.len(), join(&heaps))
}

/// Returns heaps from which the pairs cut off values that several smaller heaps have, sometimes
/// all of these but one, and often such a last heap that the position is lost.
fn generate_middle(g: &mut Generator) -> String {
    let largest = g.within(10..=200);
    let every = g.within(1..=4);
    let mut pairs = HashSet::new();
    let mut values = vec![0];
    for heap in 1..=largest {
        if g.one_in(every) {
            for _ in 0..g.within(1..=3) {
                // Most often a value that is repeated already.
                let places = [g.within(0..=heap - 1), g.within(0..=heap - 1)];
                let value = places.map(|place| values[place as usize]).into_iter().min();
                let mut cut: Vec<u64> =
                    (0..heap).filter(|&left| Some(values[left as usize]) == value).collect();
                if cut.len() > 1 && g.one_in(3) {
                    cut.remove(g.within(0..=cut.len() as u64 - 1) as usize);
                }
                pairs.extend(cut.into_iter().map(|left| (heap, heap - left)));
            }
        }
        values.push(value(heap, &values, &pairs));
    }
    pairs.insert((largest, largest));
    values[largest as usize] = value(largest, &values, &pairs);
    let count = g.within(1..=20);
    let mut heaps = g.many(count, 1..=largest);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
    let equal: Vec<u64> = (1..=largest).filter(|&heap| values[heap as usize] == sum).collect();
    if g.one_in(2) && !equal.is_empty() {
        heaps.push(equal[g.within(0..=equal.len() as u64 - 1) as usize]);
    }
    let mut pairs: Vec<(u64, u64)> = pairs.into_iter().collect();
    pairs.sort_unstable_by_key(|&(heap, take)| (heap * 7 % 11, take, heap));
    let lines: String = pairs.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{} {}\n{}\n{lines}", heaps.len(), pairs.len(), join(&heaps))
}

/// Returns the value of a heap, given those of the smaller ones and the forbidden moves.
fn value(heap: u64, values: &[u64], pairs: &HashSet<(u64, u64)>) -> u64 {
    let takes = (1..=heap).filter(|&take| !pairs.contains(&(heap, take)));
    mex(takes.map(|take| values[(heap - take) as usize]))
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { heaps, pairs } = read(input);
    let pairs: HashSet<(u64, u64)> = pairs.into_iter().collect();
    let mut values = Vec::new();
    for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
        values.push(value(heap, &values, &pairs));
    }
    let first = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) > 0;
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

struct Case {
    heaps: Vec<u64>,
    pairs: Vec<(u64, u64)>,
}

fn read(input: &mut Input) -> Case {
    let (n, m) = (input.number(1..=200_000), input.number(1..=200_000));
    let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000_000_000_000);
    let mut pairs = Vec::new();
    let mut different = HashSet::new();
    for _ in 0..m {
        let x = input.number(1..=1_000_000_000_000_000_000);
        let pair: (u64, u64) = (x, input.number(1..=x));
        assert!(different.insert(pair), "a pair comes twice");
        pairs.push(pair);
    }
    input.end();
    Case { heaps, pairs }
}

fn answer(input: &mut Input) -> String {
    let Case { mut heaps, pairs } = read(input);
    heaps.sort_unstable();
    let first = Search::normal().mover_wins(&heaps, &|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for take in (1..=heap).filter(|&take| !pairs.contains(&(heap, take))) {
                let mut after = heaps.clone();
                after[place] -= take;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}
