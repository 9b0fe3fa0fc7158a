//! AtCoder ARC 168 B by its rules: the game played with every limit that makes a difference.
//!
//! The middle tier has up to 60 heaps of up to 110 stones, often with the nim sum 0. A heap is
//! worth the mex of what moves of up to k stones leave, for every limit k; no remainder modulo k +
//! 1 is taken.

use grundy::mex::mex;
use grundy::table::TableVec;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_tables).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(4, 250_000), 1..=g.pick(7, 1_000_000_000));
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let full = heaps.len() as u64 == g.pick(5, 250_000);
    if g.one_in(2) && (1..=1_000_000_000).contains(&sum) && !full {
        heaps.push(sum);
    }
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=30);
    let mut heaps = g.many(count, 1..=110);
    if g.one_in(2) {
        heaps.extend_from_within(..);
        let three = g.many(2, 1..=63);
        heaps.extend([three[0], three[1], three[0] ^ three[1]]);
        heaps.retain(|&heap| heap > 0);
    }
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn answer_by_tables(input: &mut Input) -> String {
    let heaps = read(input);
    let largest = heaps[heaps.len() - 1] as usize;
    let wins = |&k: &usize| {
        let values = TableVec::by(largest + 1, |smaller: &[u64]| {
            mex((1..=k.min(smaller.len())).map(|take| smaller[smaller.len() - take]))
        });
        heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) > 0
    };
    match (1..=largest).rev().find(wins) {
        Some(k) if k == largest => "-1\n".to_string(),
        best => format!("{}\n", best.unwrap_or(0)),
    }
}

/// Reads the heaps, and sorts them.
fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=250_000);
    let mut heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps.sort_unstable();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
    let wins = |k: u64| {
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| take <= k);
        Search::normal().mover_wins(&heaps, &options)
    };
    // The largest heap as the limit is no limit at all, and neither is a larger one.
    let largest = heaps[heaps.len() - 1];
    match (1..=largest).rev().find(|&k| wins(k)) {
        Some(k) if k == largest => "-1\n".to_string(),
        best => format!("{}\n", best.unwrap_or(0)),
    }
}
