//! Luogu P3150 by its rules: every split, and both parts that may be kept.
//!
//! The middle tier has numbers of up to 600; the same table answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 50);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(60, 1_000_000_000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let numbers = (0..12).map(|_| format!("{}\n", g.within(1..=600)));
    format!("12\n{}", numbers.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let m = input.number(1..=1_000_000_000);
        let mut splitter_wins = vec![false; 2];
        for number in 2..=m {
            let good = |&part: &usize| !splitter_wins[part] && !splitter_wins[number - part];
            let win = (1..number).any(|part| good(&part));
            splitter_wins.push(win);
        }
        Search::normal().show(&vec![m], &|parts| splits(parts));
        output += if splitter_wins[m] { "pb wins\n" } else { "zs wins\n" };
    }
    input.end();
    output
}

/// Returns the two parts after each move, which keeps one number and splits it.
fn splits(parts: &[usize]) -> Vec<Vec<usize>> {
    let split = |&number: &usize| (1..=number / 2).map(move |part| vec![part, number - part]);
    parts.iter().flat_map(split).collect()
}
