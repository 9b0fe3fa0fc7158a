//! Codeforces 705B by its rules: tries every split of every cycle.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let largest = g.pick(5, 1_000_000_000);
    format!("{n}\n{}\n", spaced(&g.many(n, g.pick(1, largest / 2)..=largest)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let cycles = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
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
    for added in 1..=n {
        let mut position = cycles[..added].to_vec();
        position.sort_unstable();
        output += if search.mover_wins(&position, &options) { "1\n" } else { "2\n" };
    }
    output
}
