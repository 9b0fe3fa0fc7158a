//! Jutge P49499_ca by its rules: every number of stones is taken from every pile.
//!
//! The middle tier has piles of up to 1000 stones, each worth the mex of the smaller ones.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 2) {
        let piles = g.many(g.pick(4, 100_000), 0..=g.pick(7, 1_000_000_000));
        let count = g.within(g.pick(0, 100_000)..=piles.len() as u64) as usize;
        input += &format!("{count} {}\n", join(&piles[..count]));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let (n, most) = (g.within(1..=50), g.within(1..=1000));
        let mut piles = g.many(n, 0..=most);
        let last = piles[1..].iter().fold(0, |sum, pile| sum ^ pile);
        if last <= 1000 && g.one_in(2) {
            piles[0] = last;
        }
        input += &format!("{n} {}\n", join(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    verdicts(input, |piles| search.mover_wins(piles, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&pile: &u64| (0..pile).map(|rest| vec![rest]).collect();
    verdicts(input, |piles| values.sum(piles, &options) > 0)
}

fn verdicts(input: &mut Input, mut first_wins: impl FnMut(&Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=100_000) {
        let mut piles = input.numbers(n, 0..=1_000_000_000);
        piles.sort_unstable();
        output += if first_wins(&piles) { "guanyadora\n" } else { "perdedora\n" };
    }
    output
}
