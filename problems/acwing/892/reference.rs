//! AcWing 892 by its rules: every number of stones carried down from every stair.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let mut stairs = g.many(n, 1..=g.pick(3, 1_000_000_000));
    if n > 2 && g.one_in(2) {
        stairs[2] = stairs[0];
    }
    format!("{n}\n{}\n", spaced(&stairs))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let stairs = input.numbers(n, 1..=1_000_000_000);
    input.end();
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
