//! LightOJ 1253 by its rules: every pile cut down to every smaller size.
//!
//! The middle tier has the same search on three piles of up to 15 stones, often with the nim sum 0,
//! and on many single stones.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let largest = if g.one_in(3) { 1 } else { g.pick(6, 1_000_000_000) };
        let piles = g.heaps(g.pick(4, 100), 1..=largest);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let (a, b) = (g.within(1..=15), g.within(1..=15));
        let piles = match g.within(0..=3) {
            0 => vec![a, b],
            1 => vec![a, b, (a ^ b).max(1)],
            2 => vec![a, b, g.within(1..=15)],
            _ => vec![1; a as usize],
        };
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 1..=1_000_000_000u64);
        piles.sort_unstable();
        let alice_wins = search.mover_wins(&piles, &options);
        output += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    input.end();
    output
}
