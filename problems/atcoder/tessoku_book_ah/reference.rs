//! AtCoder tessoku_book_ah by its rules: X or Y stones are taken from each pile.
//!
//! The middle tier has piles of up to 1000 stones, each worth the mex of what its moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(6, 100_000);
    let piles = g.heaps(g.pick(4, 100_000), 1..=g.pick(9, 100_000));
    written(g, most, piles)
}

fn generate_middle(g: &mut Generator) -> String {
    let most = g.within(2..=400);
    let piles = g.heaps(20, 100..=1000);
    written(g, most, piles)
}

fn written(g: &mut Generator, most: u64, mut piles: Vec<u64>) -> String {
    piles.truncate(100_000);
    let takes = [g.within(1..=most), g.within(1..=most)];
    format!("{} {}\n{}\n", piles.len(), join(&takes), join(&piles))
}

struct Game {
    takes: [u64; 2],
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Game {
    let n = input.number(1..=100_000);
    let takes = [input.number(1..=100_000), input.number(1..=100_000)];
    let piles = input.numbers(n, 1..=100_000);
    input.end();
    Game { takes, piles }
}

fn answer(input: &mut Input) -> String {
    let Game { takes, mut piles } = read(input);
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |take| takes.contains(&take));
    verdict(Search::normal().mover_wins(&piles, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let Game { takes, piles } = read(input);
    let options = |&pile: &u64| -> Vec<Vec<u64>> {
        takes.iter().filter_map(|&take| pile.checked_sub(take)).map(|left| vec![left]).collect()
    };
    verdict(GrundyValues::new().sum(&piles, &options) > 0)
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
