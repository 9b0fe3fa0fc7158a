//! HackerRank newyear-game by its rules: every number taken, both sums kept.

use reference::{spaced, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let numbers = g.heaps(g.pick(7, 2000), 1..=g.pick(6, 2000));
        input += &format!("{}\n{}\n", numbers.len(), spaced(&numbers));
    }
    input
}

/// The numbers left, sorted, and what each player has.
type Play = (Vec<u64>, [u64; 2]);

fn answer(input: &mut Input) -> String {
    let mut known = HashMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=2000);
        let mut numbers = input.numbers(n, 1..=2000);
        numbers.sort_unstable();
        known.clear();
        let koca = koca_wins(&(numbers, [0, 0]), 0, &mut known);
        output += if koca { "Koca\n" } else { "Balsa\n" };
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
