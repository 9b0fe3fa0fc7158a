//! HackerRank kitty-and-katty by its rules: every ordered pair of blocks replaced.

use reference::{Generator, Input, Reference};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(100) { 6 } else { 5 };
        input += &format!("{}\n", g.within(1..=g.pick(most, 100_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100_000);
        assert!(n <= 8, "{n} blocks are too many for brute force");
        let kitty = kitty_wins((1..=n).collect(), true, &mut known);
        output += if kitty { "Kitty\n" } else { "Katty\n" };
    }
    input.end();
    output
}

type Known = BTreeMap<(Vec<i64>, bool), bool>;

/// Returns whether Kitty wins with these blocks when it is her move, or when it is Katty's.
fn kitty_wins(blocks: Vec<i64>, her_move: bool, known: &mut Known) -> bool {
    if let [last] = blocks[..] {
        return match last.rem_euclid(3) {
            0 => !her_move,
            rest => rest == 1,
        };
    }
    if let Some(&kitty) = known.get(&(blocks.clone(), her_move)) {
        return kitty;
    }
    let pairs = (0..blocks.len()).flat_map(|a| (0..blocks.len()).map(move |b| (a, b)));
    let kitty = pairs.filter(|(a, b)| a != b).any(|(a, b)| {
        let others = (0..blocks.len()).filter(|&other| other != a && other != b);
        let mut next: Vec<i64> = others.map(|other| blocks[other]).collect();
        next.push(blocks[a] - blocks[b]);
        next.sort_unstable();
        kitty_wins(next, !her_move, known) == her_move
    }) == her_move;
    known.insert((blocks, her_move), kitty);
    kitty
}
