//! CSES 1099 by its rules: every number of balls carried down from every stair but the first.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // On request, many stairs in one case or many cases of few stairs.
    let cases = if g.one_in(2) { 1 } else { g.pick(8, 50_000) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000 / cases)..=g.pick(5, 200_000 / cases));
        let mut stairs = g.many(n, 0..=g.pick(3, 1_000_000_000));
        if n > 3 && g.one_in(2) {
            stairs[3] = stairs[1];
        }
        input += &format!("{n}\n{}\n", spaced(&stairs));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let stairs = input.numbers(n, 0..=1_000_000_000);
        let options = |stairs: &Vec<u64>| carry(stairs);
        output += if search.mover_wins(&stairs, &options) { "first\n" } else { "second\n" };
    }
    input.end();
    output
}

fn carry(stairs: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in 1..stairs.len() {
        for balls in 1..=stairs[from] {
            let mut option = stairs.to_vec();
            option[from] -= balls;
            option[from - 1] += balls;
            options.push(option);
        }
    }
    options
}
