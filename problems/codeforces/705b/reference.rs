//! Codeforces 705B by its rules: tries every split of every cycle.
//!
//! The middle tier has cycles of up to 60 vertices, each worth the mex of what the splits leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let largest = g.pick(5, 1_000_000_000);
    format!("{n}\n{}\n", join(&g.many(n, g.pick(1, largest / 2)..=largest)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("200\n{}\n", join(&g.many(200, 1..=60)))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let splits = |&cycle: &u64| (1..cycle).map(|p| vec![p, cycle - p]).collect();
    let (mut sum, mut output) = (0, String::new());
    for cycle in read(input) {
        sum ^= values.value(&cycle, &splits);
        output += if sum > 0 { "1\n" } else { "2\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let cycles = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    cycles
}

fn answer(input: &mut Input) -> String {
    let cycles = read(input);
    let mut search = Search::normal();
    let options = |cycles: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &cycle) in cycles.iter().enumerate() {
            for p in 1..=cycle / 2 {
                let mut option = cycles.clone();
                option[place] -= p;
                option.push(p);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut output = String::new();
    for added in 1..=cycles.len() {
        let mut position = cycles[..added].to_vec();
        position.sort_unstable();
        output += if search.mover_wins(&position, &options) { "1\n" } else { "2\n" };
    }
    output
}
