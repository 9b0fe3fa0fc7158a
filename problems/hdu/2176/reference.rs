//! HDU 2176 by its rules: every first move is tried, and those after which the opponent
//! loses are listed.
//!
//! The middle tier has heaps of up to 1000 stones, each worth the mex of the smaller ones; every
//! first move is tried.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(8, 2) {
        let heaps = g.heaps(g.pick(4, 200_000), 1..=g.pick(7, 2_147_483_647));
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let (m, most) = (g.within(1..=100), g.within(1..=1000));
        let mut heaps = g.many(m, 1..=most);
        let last = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
        if (1..=1000).contains(&last) && g.one_in(3) {
            heaps[0] = last;
        }
        input += &format!("{m}\n{}\n", join(&heaps));
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let values = heap_values(1000);
    let value = |heap: u64| values[heap as usize];
    let mut output = String::new();
    for heaps in read(input) {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
        output += if sum > 0 { "Yes\n" } else { "No\n" };
        for heap in heaps {
            let wins = (0..heap).filter(|&leave| sum ^ value(heap) ^ value(leave) == 0);
            wins.for_each(|leave| output += &format!("{heap} {leave}\n"));
        }
    }
    output
}

/// Returns the value of each heap up to `most`: the mex of those of all smaller ones.
fn heap_values(most: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for _ in 0..=most {
        values.push(mex(values.iter().copied()));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    loop {
        let m = input.number(0..=200_000);
        if m == 0 {
            input.end();
            return cases;
        }
        cases.push(input.numbers(m, 1..=u64::MAX));
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for heaps in read(input) {
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        let mut moves = String::new();
        for heap in 0..heaps.len() {
            for leave in 0..heaps[heap] {
                let mut after = heaps.clone();
                after[heap] = leave;
                after.sort_unstable();
                if !search.mover_wins(&after, &options) {
                    moves += &format!("{} {leave}\n", heaps[heap]);
                }
            }
        }
        output += if moves.is_empty() { "No\n" } else { "Yes\n" };
        output += &moves;
    }
    output
}
