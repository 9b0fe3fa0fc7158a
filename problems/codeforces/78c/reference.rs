//! Codeforces 78C by its rules: tries every cut of every log into equal parts.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000;
    let n = g.within(g.pick(1, largest - 9)..=g.pick(3, largest));
    let m = g.within(g.pick(1, largest - 9)..=g.pick(if n == 1 { 16 } else { 7 }, largest));
    format!("{n} {m} {}\n", g.within(g.pick(1, m / 2)..=g.pick(5, m)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000usize);
    let m = input.number(1..=1_000_000_000u64);
    let k = input.number(1..=1_000_000_000u64);
    input.end();
    let options = |logs: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &log) in logs.iter().enumerate() {
            for parts in (2..=log).filter(|&parts| log % parts == 0 && log / parts >= k) {
                let mut option = logs.clone();
                option.remove(place);
                option.extend(vec![log / parts; parts as usize]);
                option.sort_unstable();
                options.push(option);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    };
    let first = Search::normal().mover_wins(&vec![m; n], &options);
    if first { "Timur\n" } else { "Marsel\n" }.to_string()
}
