//! Codeforces 15C by its rules: each dumper is a heap, and every number of stones is tried.
//!
//! The middle tier has quarries of up to 300 dumpers and up to 10^16 stones, and takes the nim
//! sum dumper by dumper.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sum).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let mut input = format!("{n}\n");
    let mut last = (1, 1);
    for _ in 0..n {
        // Now and then a quarry occurs twice, so that both cancel out.
        if !g.one_in(3) {
            let largest = 10_000_000_000_000_000;
            let x = g.within(g.pick(1, largest - 1000)..=g.pick(6, largest));
            last = (x, g.within(g.pick(1, largest - 1000)..=g.pick(2, largest)));
        }
        input += &format!("{} {}\n", last.0, last.1);
    }
    input
}

/// Returns quarries that mostly come again in two parts, so that they cancel out.
fn generate_middle(g: &mut Generator) -> String {
    let mut quarries = Vec::new();
    for _ in 0..g.within(1..=6) {
        let largest = [20, 1000, 9_999_999_999_999_000][g.within(0..=2) as usize];
        let (x, m) = (g.within(1..=largest), g.within(2..=300));
        let part = g.within(1..=m - 1);
        quarries.extend([(x, m), (x, part), (x + part, m - part)]);
    }
    if g.one_in(2) {
        quarries.pop();
    }
    let lines = quarries.iter().map(|(x, m)| format!("{x} {m}\n"));
    format!("{}\n{}", quarries.len(), lines.collect::<String>())
}

fn answer_by_nim_sum(input: &mut Input) -> String {
    let sum = read(input).iter().fold(0, |sum, heap| sum ^ heap);
    if sum > 0 { "tolik\n" } else { "bolik\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let mut heaps = Vec::new();
    for _ in 0..input.number(1..=100_000) {
        let x = input.number(1..=10_000_000_000_000_000u64);
        let m = input.number(1..=10_000_000_000_000_000u64);
        heaps.extend(x..x + m);
    }
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut heaps = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let first = Search::normal().mover_wins(&heaps, &options);
    if first { "tolik\n" } else { "bolik\n" }.to_string()
}
