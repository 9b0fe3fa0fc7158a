//! AtCoder tessoku_book_dg by its rules: two or three stones are taken from each pile.
//!
//! The middle tier has piles of up to 1000 stones, each worth the mex of what its moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let piles = g.heaps(g.pick(4, 100_000), 1..=g.pick(14, 1_000_000_000_000_000_000));
    written(piles)
}

fn generate_middle(g: &mut Generator) -> String {
    let piles = g.heaps(20, 1..=1000);
    written(piles)
}

fn written(mut piles: Vec<u64>) -> String {
    piles.truncate(100_000);
    format!("{} 2 3\n{}\n", piles.len(), join(&piles))
}

struct Game {
    takes: [u64; 2],
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Game {
    let n = input.number(1..=100_000);
    let takes = [input.number(2..=2), input.number(3..=3)];
    let piles = input.numbers(n, 1..=1_000_000_000_000_000_000);
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
