//! Luogu P1247 by its rules: moves are tried heap by heap until one leaves a lost position.
//!
//! The middle tier has heaps of up to 1000 matches, half of the positions lost; a heap is worth the
//! mex of the smaller ones, and moves are tried in order.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 500_000), 0..=g.pick(8, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let (k, most) = (g.within(1..=60), g.within(1..=1000));
    let mut heaps = g.many(k, 0..=most);
    let last = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
    if last <= 1000 && g.one_in(2) {
        heaps[0] = last;
    }
    let turn = g.within(0..=k - 1) as usize;
    heaps.rotate_left(turn);
    format!("{k}\n{}\n", join(&heaps))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut heaps = read(input);
    let values = heap_values(1000);
    let value = |heap: u64| values[heap as usize];
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
    for place in 0..heaps.len() {
        let heap = heaps[place];
        for take in 1..=heap {
            if sum ^ value(heap) ^ value(heap - take) == 0 {
                heaps[place] -= take;
                return format!("{take} {}\n{}\n", place + 1, join(&heaps));
            }
        }
    }
    "lose\n".to_string()
}

/// Returns the value of each heap up to `most`: the mex of those of all smaller ones.
fn heap_values(most: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for _ in 0..=most {
        values.push(mex(values.iter().copied()));
    }
    values
}

fn read(input: &mut Input) -> Vec<u64> {
    let k = input.number(1..=500_000);
    let heaps = input.numbers(k, 0..=1_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    for heap in 0..heaps.len() {
        for take in 1..=heaps[heap] {
            let mut after = heaps.clone();
            after[heap] -= take;
            if !search.mover_wins(&after, &options) {
                return format!("{take} {}\n{}\n", heap + 1, join(&after));
            }
        }
    }
    "lose\n".to_string()
}
