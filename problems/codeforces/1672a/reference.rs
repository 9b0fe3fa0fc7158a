//! Codeforces 1672A by its rules: tries every cut of every log.
//!
//! The middle tier has all logs that the statement allows, each worth the mex of what the cuts
//! leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(6, 50))));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let n = g.within(1..=50);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=50)));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let cuts = |&log: &u64| (1..log).map(|part| vec![part, log - part]).collect();
    let mut output = String::new();
    for logs in read(input) {
        output += if values.sum(&logs, &cuts) > 0 { "errorgorn\n" } else { "maomao90\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=50);
        cases.push(input.numbers(n, 1..=50));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for mut logs in read(input) {
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
    output
}
