//! Codeforces 1672A by its rules: tries every cut of every log.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=g.pick(6, 50))));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=50);
        let mut logs = input.numbers(n, 1..=50u64);
        logs.sort_unstable();
        let options = |logs: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &log) in logs.iter().enumerate() {
                for part in 1..=log / 2 {
                    let mut option = logs.clone();
                    option[place] = part;
                    option.push(log - part);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&logs, &options);
        output += if first { "errorgorn\n" } else { "maomao90\n" };
    }
    input.end();
    output
}
