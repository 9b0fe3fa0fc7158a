//! LeetCode 1908 by its rules: tries every number of stones from every pile.

use reference::{listed, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let piles = g.pick(4, 7);
    format!("{}\n", listed(&g.heaps(piles, 1..=7)))
}

fn answer(input: &mut Input) -> String {
    let mut piles = input.list(1..=7, 1..=7u64);
    input.end();
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    format!("{}\n", Search::normal().mover_wins(&piles, &options))
}
