//! BOJ 9655 by its rules: one or three stones.
//!
//! The middle tier has up to 1000 stones, each heap worth the mex of what the moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 900)..=g.pick(100, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(101..=1000))
}

fn answer_by_values(input: &mut Input) -> String {
    let stones = read(input);
    let options = |&stones: &u64| left(stones).into_iter().map(|left| vec![left]).collect();
    winner(GrundyValues::new().sum(&[stones], &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let stones = read(input);
    winner(Search::normal().mover_wins(&stones, &|&stones: &u64| left(stones)))
}

fn read(input: &mut Input) -> u64 {
    let stones = input.number(1..=1000);
    input.end();
    stones
}

fn left(stones: u64) -> Vec<u64> {
    [1, 3].into_iter().filter_map(|take| stones.checked_sub(take)).collect()
}

fn winner(sk_wins: bool) -> String {
    if sk_wins { "SK\n" } else { "CY\n" }.to_string()
}
