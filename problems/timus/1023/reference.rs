//! Timus 1023 by its rules: the game is played out for every limit.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // The largest prime below 10^8 is the hardest.
    let buttons = match g.within(1..=3) {
        1 => g.pick(4, 99_999_989),
        2 => 2 * g.within(g.pick(2, 49_999_000)..=g.pick(20, 50_000_000)),
        _ => g.within(g.pick(3, 99_999_000)..=g.pick(45, 100_000_000)),
    };
    format!("{buttons}\n")
}

fn answer(input: &mut Input) -> String {
    let buttons = input.number(3..=100_000_000u64);
    input.end();
    let second_wins = |limit: &u64| {
        let options = |&n: &u64| (n.saturating_sub(*limit)..n).collect();
        !Search::normal().mover_wins(&buttons, &options)
    };
    let limit = (2..buttons).find(second_wins).unwrap_or(0);
    format!("{limit}\n")
}
