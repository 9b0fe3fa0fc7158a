//! HackerRank newyear-game by its rules: every number taken, both sums kept.
//!
//! The middle tier has up to 33 numbers: only their remainders modulo 3 matter to the end, so that
//! a position is how many numbers are left of each, and what the difference of the sums leaves.

use reference::{join, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_remainders).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let numbers = g.heaps(g.pick(7, 2000), 1..=g.pick(6, 2000));
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

/// The numbers left, sorted, and what each player has.
type Play = (Vec<u64>, [u64; 2]);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let counts = g.many(3, 0..=10);
        let mut numbers = vec![g.within(1..=2000)];
        for (remainder, &count) in (0..).zip(&counts) {
            let count = if g.one_in(2) { count } else { count / 2 * 2 };
            numbers.extend((0..count).map(|_| 3 * g.within(1..=600) + remainder));
        }
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

fn answer_by_remainders(input: &mut Input) -> String {
    let mut known = HashMap::new();
    winners(input, |numbers| {
        let mut left = [0; 3];
        numbers.iter().for_each(|number| left[*number as usize % 3] += 1);
        koca_wins_with(left, 0, true, &mut known)
    })
}

/// Returns whether Koca wins, by how many numbers are left that leave 0, 1 and 2, and by Balsa's
/// sum less hers modulo 3.
fn koca_wins_with(
    left: [u32; 3],
    difference: usize,
    is_balsas_turn: bool,
    known: &mut HashMap<([u32; 3], usize, bool), bool>,
) -> bool {
    if left == [0; 3] {
        return difference == 0;
    }
    if let Some(&wins) = known.get(&(left, difference, is_balsas_turn)) {
        return wins;
    }
    let mut after = (0..3).filter(|&remainder| left[remainder] > 0).map(|remainder| {
        let mut rest = left;
        rest[remainder] -= 1;
        let change = if is_balsas_turn { remainder } else { 3 - remainder };
        koca_wins_with(rest, (difference + change) % 3, !is_balsas_turn, known)
    });
    let wins = if is_balsas_turn { after.all(|koca| koca) } else { after.any(|koca| koca) };
    known.insert((left, difference, is_balsas_turn), wins);
    wins
}

fn answer(input: &mut Input) -> String {
    let mut known = HashMap::new();
    winners(input, |mut numbers| {
        numbers.sort_unstable();
        known.clear();
        koca_wins(&(numbers, [0, 0]), 0, &mut known)
    })
}

fn winners(input: &mut Input, mut does_koca_win: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=2000);
        let numbers = input.numbers(n, 1..=2000);
        output += if does_koca_win(numbers) { "Koca\n" } else { "Balsa\n" };
    }
    input.end();
    output
}

fn koca_wins(play: &Play, mover: usize, known: &mut HashMap<Play, bool>) -> bool {
    let (left, sums) = play;
    if left.is_empty() {
        return sums[0].abs_diff(sums[1]) % 3 == 0;
    }
    if let Some(&wins) = known.get(play) {
        return wins;
    }
    let mut after = (0..left.len()).map(|place| {
        let (mut rest, mut sums) = (left.clone(), *sums);
        sums[mover] += rest.remove(place);
        koca_wins(&(rest, sums), 1 - mover, known)
    });
    let wins = if mover == 1 { after.any(|koca| koca) } else { after.all(|koca| koca) };
    known.insert(play.clone(), wins);
    wins
}
