//! HackerRank powers-game-1 by its rules: every open sign set in both ways. The powers
//! repeat mod 17 after eight.
//!
//! The middle tier has all n up to 20. With their signs, only four kinds of powers are different
//! modulo 17, so that a position is how many terms are open of each kind, and the sum.

use reference::{Generator, Input, Reference};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_kinds).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1_000_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(200) { 16 } else { 9 };
        let n = g.within(1..=g.pick(most, 1_000_000));
        let n = if g.one_in(4) { (n / 8 * 8).max(8) } else { n };
        input += &format!("{n}\n");
    }
    input
}

/// How many terms are open of each power mod 17, the sum mod 17, and whether the first
/// player is to move.
type Position = ([u8; 8], u64, bool);

fn generate_middle(_: &mut Generator) -> String {
    let all = (1..=20).map(|n| format!("{n}\n"));
    ["20\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_kinds(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    winners(input, |n| {
        let mut open = [0; 4];
        (1..=n).for_each(|power| open[power % 4] += 1);
        first_wins_with((open, 0, true), &mut known)
    })
}

/// How many terms are open of 1, 2, 4 and 8, with either sign, the sum mod 17, and whether the
/// first player is to move.
type Kinds = ([u8; 4], u64, bool);

fn first_wins_with(position: Kinds, known: &mut BTreeMap<Kinds, bool>) -> bool {
    if let Some(&first) = known.get(&position) {
        return first;
    }
    let (open, sum, his_move) = position;
    if open == [0; 4] {
        return sum != 0;
    }
    let first = (0..4).filter(|&kind| open[kind] > 0).any(|kind| {
        let mut left = open;
        left[kind] -= 1;
        [1 << kind, 17 - (1 << kind)].iter().any(|signed| {
            first_wins_with((left, (sum + signed) % 17, !his_move), known) == his_move
        })
    }) == his_move;
    known.insert(position, first);
    first
}

fn answer(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    winners(input, |n| {
        assert!(n <= 20, "{n} powers are too many for brute force");
        let mut open = [0; 8];
        (1..=n).for_each(|power| open[power % 8] += 1);
        first_wins((open, 0, true), &mut known)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(usize) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000);
        output += if is_won(n) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn first_wins(position: Position, known: &mut BTreeMap<Position, bool>) -> bool {
    if let Some(&first) = known.get(&position) {
        return first;
    }
    let (open, sum, his_move) = position;
    if open == [0; 8] {
        return sum != 0;
    }
    let first = (0..8).filter(|&power| open[power] > 0).any(|power| {
        let mut left = open;
        left[power] -= 1;
        let term = (1 << power) % 17;
        [term, 17 - term].iter().any(|signed| {
            let next = (left, (sum + signed) % 17, !his_move);
            first_wins(next, known) == his_move
        })
    }) == his_move;
    known.insert(position, first);
    first
}
