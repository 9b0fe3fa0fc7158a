//! HDU 2897 by its rules: every number of coins that may be taken, and the last coin loses.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 50_000) {
        let coins = g.within(1..=g.pick(40, 65_535));
        let least = g.within(1..=g.pick(6, 65_535));
        let most = g.within(least..=g.pick(10, 65_535));
        input += &format!("{coins} {least} {most}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let mut output = String::new();
    while let Some(coins) = input.number_or_end(1..=65_535u64) {
        let least = input.number(1..=65_535);
        let most = input.number(least..=65_535);
        let first = search.mover_wins(&(coins, least, most), &takes);
        output += if first { "WIN\n" } else { "LOST\n" };
    }
    output
}

/// A position is the coins left, and the least and the most that a move takes.
fn takes(&(coins, least, most): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
    match coins {
        0 => vec![],
        _ if coins < least => vec![(0, least, most)],
        _ => (least..=most.min(coins)).map(|take| (coins - take, least, most)).collect(),
    }
}
