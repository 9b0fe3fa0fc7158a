//! Project Euler 860 by its rules: both players' moves are tried. A coin is 1 if it is gold.
//!
//! The middle tier has up to 150 stacks. The values of stacks of two coins, in halves, are those of
//! the moves left to the players; the ways are counted stack by stack, by the sum of the values.

use reference::{Generator, Input, Reference, Search};

const MODULUS: u64 = 989_898_989;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(6, 9_898)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(7..=150))
}

fn answer_by_sums(input: &mut Input) -> String {
    let count = input.number(1..=200usize);
    input.end();
    // In halves: gold on gold, silver on gold, gold on silver, and silver on silver.
    let values = [4, 1, -1, -4isize];
    // A sum of 0 is in the middle.
    let zero = 4 * count;
    let mut ways = vec![0u64; 2 * zero + 1];
    ways[zero] = 1;
    for _ in 0..count {
        let before = |sum: usize, value: isize| {
            sum.checked_add_signed(-value).and_then(|sum| ways.get(sum)).unwrap_or(&0)
        };
        let after = |sum| values.iter().map(|&value| before(sum, value)).sum::<u64>() % MODULUS;
        ways = (0..ways.len()).map(after).collect();
    }
    format!("{}\n", ways[zero])
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
    format!("{}\n", lost % MODULUS)
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
