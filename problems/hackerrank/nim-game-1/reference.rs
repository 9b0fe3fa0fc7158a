//! HackerRank nim-game-1 by its rules: every pile cut down to every smaller size.
//!
//! The middle tier has the same search on three piles of up to 15 stones, often with the nim sum 0.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.heaps(g.pick(4, 100), 0..=g.pick(6, 100));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let (a, b) = (g.within(0..=15), g.within(0..=15));
        let last = if g.one_in(2) { a ^ b } else { g.within(0..=15) };
        input += &format!("3\n{a} {b} {last}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 0..=100);
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        output += if search.mover_wins(&piles, &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
