//! Codeforces 1919G by its rules: (how every move is tried)

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(0..=g.pick(9, 1000)))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=1000u64) {
        let first = search.mover_wins(&n, &|&n: &u64| (0..n).collect());
        output += if first { "first\n" } else { "second\n" };
    }
    output
}
