//! BOJ 20004 by its rules: every turn of every game up to 31.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .without_middle("the tiny inputs are all that the statement allows")
        .run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 31)..=31))
}

fn answer(input: &mut Input) -> String {
    let most = input.number(1..=31u64);
    input.end();
    // A position is the number that was said last.
    let second_wins = |n: u64| {
        let options = |&said: &u64| -> Vec<u64> { (said + 1..=31.min(said + n)).collect() };
        !Search::misere().mover_wins(&0, &options)
    };
    (1..=most).filter(|&n| second_wins(n)).map(|n| format!("{n}\n")).collect()
}
