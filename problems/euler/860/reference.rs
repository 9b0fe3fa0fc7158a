//! Project Euler 860 by its rules: both players' moves are tried. A coin is 1 if it is gold.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(6, 9_898)))
}

fn answer(input: &mut Input) -> String {
    let count = input.number(1..=9_898u32);
    input.end();
    let written = |position: &Position| {
        let coin = |&coin: &u8| ['G', 'S'][usize::from(coin)];
        let stacks = position.stacks.iter().filter(|coins| !coins.is_empty());
        let stacks = stacks.map(|coins| coins.iter().map(coin).collect::<String>());
        stacks.collect::<Vec<_>>().join(" ")
    };
    let mut search = Search::normal()
        .written(written)
        .turn(|position| ["Gary", "Sally"][usize::from(position.color)]);
    let mut lost = 0u64;
    for coins in 0..1u64 << (2 * count) {
        let mut stacks: Vec<Vec<u8>> = (0..count)
            .map(|stack| [0, 1].map(|coin| (coins >> (2 * stack + coin) & 1) as u8).to_vec())
            .collect();
        stacks.sort_unstable();
        let loses = |color: u8, search: &mut Search<Position>| {
            !search.mover_wins(&Position { stacks: stacks.clone(), color }, &options)
        };
        lost += u64::from(loses(0, &mut search) && loses(1, &mut search));
    }
    format!("{}\n", lost % 989_898_989)
}

/// The stacks, each from the bottom, and the colour of the coins that the mover may remove.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
struct Position {
    stacks: Vec<Vec<u8>>,
    color: u8,
}

fn options(position: &Position) -> Vec<Position> {
    let mut options = vec![];
    for stack in 0..position.stacks.len() {
        for height in 0..position.stacks[stack].len() {
            if position.stacks[stack][height] == position.color {
                let mut stacks = position.stacks.clone();
                stacks[stack].truncate(height);
                stacks.sort_unstable();
                options.push(Position { stacks, color: 1 - position.color });
            }
        }
    }
    options
}
