//! CSES 1099 by its rules: every number of balls carried down from every stair but the first.
//!
//! The middle tier has up to 60 stairs with up to 60 balls. It takes for granted that the balls on
//! the 2nd, 4th, 6th, … stair are heaps of their own, each worth the mex of what its moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
        input += &format!("{n}\n{}\n", join(&stairs));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=60);
        let mut stairs = g.many(n, 0..=63);
        if n > 1 && g.one_in(2) {
            let others = stairs.iter().skip(3).step_by(2);
            stairs[1] = others.fold(0, |sum, balls| sum ^ balls);
        }
        input += &format!("{n}\n{}\n", join(&stairs));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&heap: &u64| (0..heap).map(|left| vec![left]).collect();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let mut sum = 0;
        for stair in 1..=n {
            let balls = input.number(0..=1_000_000_000u64);
            sum ^= if stair % 2 == 0 { values.value(&balls, &options) } else { 0 };
        }
        output += if sum > 0 { "first\n" } else { "second\n" };
    }
    input.end();
    output
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
