//! AtCoder AGC 048 D by its rules: every number of stones from the outer pile.
//!
//! The middle tier has up to 8 piles of up to 16 stones. It remembers the piles that are left and
//! what is left of the outer two.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_outer_piles).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(5, 100));
        let largest = if g.one_in(2) { 3 } else { g.pick(7, 1_000_000_000) };
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=largest)));
    }
    input
}

/// The piles that are not empty, with the side from which the next move takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    piles: Vec<u64>,
    left_moves: bool,
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let n = g.within(3..=8);
        let largest = g.within(3..=16);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=largest)));
    }
    input
}

/// The places of the outer piles, and what is left of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct OuterPiles {
    places: (usize, usize),
    stones: (u64, u64),
    left_moves: bool,
}

fn answer_by_outer_piles(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let last = piles.len() - 1;
        let start =
            OuterPiles { places: (0, last), stones: (piles[0], piles[last]), left_moves: true };
        let options = |position: &OuterPiles| {
            let &OuterPiles { places: (l, r), stones: (x, y), left_moves } = position;
            if l == r {
                // The mover wins by taking the whole pile.
                return vec![OuterPiles {
                    places: (1, 0),
                    stones: (0, 0),
                    left_moves: !left_moves,
                }];
            }
            if l > r {
                return Vec::new();
            }
            let stones_left = 0..if left_moves { x } else { y };
            let after = stones_left.map(|left| match (left_moves, left) {
                (true, 0) if l + 1 == r => ((r, r), (y, y)),
                (true, 0) => ((l + 1, r), (piles[l + 1], y)),
                (true, _) => ((l, r), (left, y)),
                (false, 0) if l + 1 == r => ((l, l), (x, x)),
                (false, 0) => ((l, r - 1), (x, piles[r - 1])),
                (false, _) => ((l, r), (x, left)),
            });
            let position =
                |(places, stones)| OuterPiles { places, stones, left_moves: !left_moves };
            after.map(position).collect()
        };
        let first = Search::normal().mover_wins(&start, &options);
        output += if first { "First\n" } else { "Second\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        cases.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|position: &Position| join(&position.piles))
        .turn(|position| if position.left_moves { "FirstLeft" } else { "SecondRight" });
    let mut output = String::new();
    for piles in read(input) {
        let start = Position { piles, left_moves: true };
        output += if search.mover_wins(&start, &options) { "First\n" } else { "Second\n" };
    }
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
