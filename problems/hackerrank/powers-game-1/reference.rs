//! HackerRank powers-game-1 by its rules: every open sign set in both ways. The powers
//! repeat mod 17 after eight.

use reference::{Generator, Input, Reference};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut known = BTreeMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000);
        assert!(n <= 20, "{n} powers are too many for brute force");
        let mut open = [0; 8];
        (1..=n).for_each(|power| open[power % 8] += 1);
        let first = first_wins((open, 0, true), &mut known);
        output += if first { "First\n" } else { "Second\n" };
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
