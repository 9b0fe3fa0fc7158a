//! Luogu P2197 by its rules: every heap cut down to every smaller size.
//!
//! The middle tier has heaps of up to 1000 stones, half of the cases lost; a heap is worth the mex
//! of the smaller ones.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let heaps = g.heaps(g.pick(4, 10_000), 0..=g.pick(6, 9_999));
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let (n, most) = (g.within(1..=200), g.within(1..=1000));
        let mut heaps = g.many(n, 0..=most);
        let last = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
        if last <= 1000 && g.one_in(2) {
            heaps[0] = last;
        }
        input += &format!("{n}\n{}\n", join(&heaps));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = heap_values(1000);
    let verdict = |heaps: Vec<u64>| {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        if sum > 0 {
            "Yes\n"
        } else {
            "No\n"
        }
    };
    read(input).into_iter().map(verdict).collect()
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
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10_000);
        cases.push(input.numbers(n, 0..=9_999));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for mut heaps in read(input) {
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        output += if search.mover_wins(&heaps, &options) { "Yes\n" } else { "No\n" };
    }
    output
}
