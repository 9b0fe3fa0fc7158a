//! AtCoder AGC 048 D by its rules: every number of stones from the outer pile.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(5, 100));
        let largest = if g.one_in(2) { 3 } else { g.pick(7, 1_000_000_000) };
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=largest)));
    }
    input
}

/// The piles that are not empty, with the side from which the next move takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    piles: Vec<u64>,
    left_moves: bool,
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|position: &Position| spaced(&position.piles))
        .turn(|position| if position.left_moves { "FirstLeft" } else { "SecondRight" });
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=1_000_000_000);
        let start = Position { piles, left_moves: true };
        output += if search.mover_wins(&start, &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn options(position: &Position) -> Vec<Position> {
    let Position { piles, left_moves } = position;
    if piles.is_empty() {
        return Vec::new();
    }
    let pile = if *left_moves { 0 } else { piles.len() - 1 };
    let take = |stones| {
        let mut piles = piles.clone();
        piles[pile] -= stones;
        piles.retain(|&stones| stones > 0);
        Position { piles, left_moves: !left_moves }
    };
    (1..=piles[pile]).map(take).collect()
}
