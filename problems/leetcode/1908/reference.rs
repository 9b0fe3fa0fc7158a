//! LeetCode 1908 by its rules: tries every number of stones from every pile.
//!
//! The middle tier has five to seven piles, as large as the statement allows, half of them lost;
//! the same search answers.

use reference::{json_list, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let piles = g.pick(4, 7);
    format!("{}\n", json_list(&g.heaps(piles, 1..=7)))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(5..=7);
    let mut piles = g.many(count, 1..=7);
    let last = piles[1..].iter().fold(0, |sum, pile| sum ^ pile);
    if last > 0 && g.one_in(2) {
        piles[0] = last;
    }
    format!("{}\n", json_list(&piles))
}

fn answer(input: &mut Input) -> String {
    let mut piles = input.list(1..=7, 1..=7u64);
    input.end();
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    format!("{}\n", Search::normal().mover_wins(&piles, &options))
}
