//! Jutge P24777_ca by its rules: every number of stones is taken from every pile.
//!
//! The middle tier has up to four piles of up to 15 stones, often with the nim sum 0; the same
//! search answers.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(8, 1000) {
        let most = if g.one_in(4) { 1 } else { 7 };
        let piles = g.many(g.pick(4, 7), 1..=most);
        let count = g.within(g.pick(1, 7)..=piles.len() as u64) as usize;
        input += &format!("{count} {}\n", join(&piles[..count]));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let others = g.within(1..=3);
        let mut piles = g.many(others, 1..=15);
        let last = piles.iter().fold(0, |sum, pile| sum ^ pile);
        piles.push(if last > 0 && g.one_in(2) { last } else { g.within(1..=15) });
        if piles.iter().sum::<u64>() <= 50 {
            input += &format!("{} {}\n", piles.len(), join(&piles));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=7) {
        let mut piles = input.numbers(n, 1..=15);
        assert!(piles.iter().sum::<u64>() <= 50, "too many stones");
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &options) { "wins\n" } else { "loses\n" };
    }
    output
}
