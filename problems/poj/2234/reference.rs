//! POJ 2234 by its rules: every pile cut down to every smaller size.
//!
//! The middle tier has the same search on three piles of up to 15 matches, often with the nim sum
//! 0.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 20_000) {
        let piles = g.heaps(g.pick(4, 20), 0..=g.pick(6, 10_000_000));
        input += &format!("{} {}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let (a, b) = (g.within(0..=15), g.within(0..=15));
        let last = if g.one_in(2) { a ^ b } else { g.within(0..=15) };
        input += &format!("3 {a} {b} {last}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(m) = input.number_or_end(1..=20) {
        let mut piles = input.numbers(m, 0..=10_000_000);
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        output += if search.mover_wins(&piles, &options) { "Yes\n" } else { "No\n" };
    }
    output
}
