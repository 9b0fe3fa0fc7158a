//! HDU 1846 by its rules: every number from 1 to m taken from the heap.
//!
//! The middle tier has heaps of up to 1000, most of them near a multiple of m + 1; a table marks
//! every heap from which some number leaves a lost one.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(1..=g.pick(7, 1000));
        // Half of the heaps are multiples of m + 1 or next to one.
        let near = (m + 1) * g.within(1..=3) + g.within(0..=2) - 1;
        let n = if g.one_in(2) { near.min(1000) } else { g.within(1..=g.pick(25, 1000)) };
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let m = if g.one_in(4) { g.within(1..=1000) } else { g.within(1..=40) };
        let near = (m + 1) * g.within(1..=(999 / m).max(1)) + g.within(0..=2) - 1;
        input +=
            &format!("{} {m}\n", if g.one_in(8) { g.within(1..=1000) } else { near.min(1000) });
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, m) in read(input) {
        let mut wins: Vec<bool> = Vec::new();
        for _ in 0..=n {
            wins.push(wins.iter().rev().take(m as usize).any(|left| !left));
        }
        output += if wins[n as usize] { "first\n" } else { "second\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let cases = input.number(1..=100);
    let cases = (0..cases).map(|_| (input.number(1..=1000), input.number(1..=1000))).collect();
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, m) in read(input) {
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| take <= m);
        let first = Search::normal().mover_wins(&vec![n], &options);
        output += if first { "first\n" } else { "second\n" };
    }
    output
}
