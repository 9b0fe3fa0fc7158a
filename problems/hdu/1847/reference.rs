//! HDU 1847 by its rules: every power of two taken from the heap.
//!
//! The middle tier has all heaps that the statement allows; the same search answers.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 100_000)..=g.pick(30, 100_000)) {
        let n = g.within(1..=g.pick(40, 1000));
        let n = if g.one_in(200) { 1000 } else { n };
        input += &format!("{n}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let first = g.within(1..=1000);
    let heaps = (first..=1000).chain(1..first);
    heaps.map(|heap| format!("{heap}\n")).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1000) {
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, u64::is_power_of_two);
        output += if search.mover_wins(&vec![n], &options) { "Kiki\n" } else { "Cici\n" };
    }
    output
}
