//! Codeforces 959A by its rules: every even or odd number.
//!
//! The middle tier has numbers of up to 300, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(1..=g.pick(20, 1_000_000_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(20..=300))
}

/// The number, and whether Mahmoud is to move.
type Position = (u64, bool);

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000u64);
    input.end();
    let options = |&(n, mahmoud): &Position| -> Vec<Position> {
        let numbers = (1..=n).filter(|number| (number % 2 == 0) == mahmoud);
        numbers.map(|number| (n - number, !mahmoud)).collect()
    };
    let mut search = Search::normal()
        .written(|&(n, _): &Position| n)
        .turn(|&(_, mahmoud): &Position| if mahmoud { "Mahmoud" } else { "Ehab" });
    let mahmoud_wins = search.mover_wins(&(n, true), &options);
    String::from(if mahmoud_wins { "Mahmoud\n" } else { "Ehab\n" })
}
