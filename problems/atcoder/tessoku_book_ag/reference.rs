//! AtCoder tessoku_book_ag by its rules: any number of stones is taken from each pile.
//!
//! The middle tier has piles of up to 300 stones, each worth the mex of what its moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let piles = g.heaps(g.pick(4, 100_000), 1..=g.pick(7, 1_000_000_000));
    written(piles)
}

/// Returns piles whose nim sum is often 0.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(2..=20);
    let mut piles = g.many(count, 1..=255);
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    if sum > 0 && g.one_in(2) {
        piles.push(sum);
    }
    written(piles)
}

fn written(mut piles: Vec<u64>) -> String {
    piles.truncate(100_000);
    format!("{}\n{}\n", piles.len(), join(&piles))
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let piles = input.numbers(n, 1..=1_000_000_000);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    verdict(Search::normal().mover_wins(&piles, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let piles = read(input);
    let options = |&pile: &u64| (0..pile).map(|left| vec![left]).collect();
    verdict(GrundyValues::new().sum(&piles, &options) > 0)
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
