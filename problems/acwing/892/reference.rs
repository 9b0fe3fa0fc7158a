//! AcWing 892 by its rules: every number of stones carried down from every stair.
//!
//! The middle tier has up to 40 stairs with up to 1000 stones each. It takes for granted that
//! stones on the even stairs do not matter; a stair is worth the mex of what can be left on it.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let mut stairs = g.many(n, 1..=g.pick(3, 1_000_000_000));
    if n > 2 && g.one_in(2) {
        stairs[2] = stairs[0];
    }
    format!("{n}\n{}\n", join(&stairs))
}

/// Returns stairs of which one mostly balances the others, exactly or but for one bit.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(3..=40);
    let mut stairs = g.many(n, 1..=1000);
    let sum = stairs[1..].iter().skip(1).step_by(2).fold(0, |sum, stair| sum ^ stair);
    let first = sum ^ if g.one_in(2) { 0 } else { 1 << g.within(0..=9) };
    stairs[0] = if first > 0 { first } else { stairs[0] };
    format!("{n}\n{}\n", join(&stairs))
}

fn answer_by_values(input: &mut Input) -> String {
    let heaps: Vec<u64> = read(input).into_iter().step_by(2).collect();
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let mut values = Vec::new();
    for heap in 0..=largest as usize {
        values.push(mex((0..heap).map(|left| values[left])));
    }
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
    (if nim_sum > 0 { "Yes\n" } else { "No\n" }).to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let stairs = input.numbers(n, 1..=1_000_000_000);
    input.end();
    stairs
}

fn answer(input: &mut Input) -> String {
    let stairs = read(input);
    let options = |stairs: &Vec<u64>| carry(stairs);
    let first = Search::normal().mover_wins(&stairs, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}

fn carry(stairs: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in 0..stairs.len() {
        for stones in 1..=stairs[from] {
            let mut option = stairs.to_vec();
            option[from] -= stones;
            if from > 0 {
                option[from - 1] += stones;
            }
            options.push(option);
        }
    }
    options
}
