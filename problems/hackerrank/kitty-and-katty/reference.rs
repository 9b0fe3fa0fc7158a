//! HackerRank kitty-and-katty by its rules: every ordered pair of blocks replaced.
//!
//! The middle tier has all N up to 26: of the blocks only their remainders modulo 3 matter to the
//! end, so that a position is how many blocks there are of each.

use reference::{Generator, Input, Reference};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_remainders).run();
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

fn generate_middle(_: &mut Generator) -> String {
    let all = (1..=26).map(|n| format!("{n}\n"));
    ["26\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_remainders(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    winners(input, |n| {
        let mut blocks = [0; 3];
        (1..=n).for_each(|block| blocks[block as usize % 3] += 1);
        kitty_wins_with(blocks, true, &mut known)
    })
}

/// Returns whether Kitty wins, by how many blocks leave 0, 1 and 2.
fn kitty_wins_with(
    blocks: [u32; 3],
    her_move: bool,
    known: &mut BTreeMap<([u32; 3], bool), bool>,
) -> bool {
    match blocks {
        [1, 0, 0] => return !her_move,
        [0, 1, 0] => return true,
        [0, 0, 1] => return false,
        _ => {}
    }
    if let Some(&kitty) = known.get(&(blocks, her_move)) {
        return kitty;
    }
    let pairs = (0..3).flat_map(|a| (0..3).map(move |b| (a, b)));
    let there_are =
        |&(a, b): &(usize, usize)| blocks[a] > 0 && blocks[b] > if a == b { 1 } else { 0 };
    let kitty = pairs.filter(there_are).any(|(a, b)| {
        let mut next = blocks;
        next[a] -= 1;
        next[b] -= 1;
        next[(3 + a - b) % 3] += 1;
        kitty_wins_with(next, !her_move, known) == her_move
    }) == her_move;
    known.insert((blocks, her_move), kitty);
    kitty
}

fn answer(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    winners(input, |n| {
        assert!(n <= 8, "{n} blocks are too many for brute force");
        kitty_wins((1..=n).collect(), true, &mut known)
    })
}

fn winners(input: &mut Input, mut does_kitty_win: impl FnMut(i64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100_000);
        output += if does_kitty_win(n) { "Kitty\n" } else { "Katty\n" };
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
