//! Luogu P6487 by its rules: every number of stones, with what may be taken next.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000_000_000)..=g.pick(90, 1_000_000_000_000_000));
    format!("{n}\n")
}

fn answer(input: &mut Input) -> String {
    let n: u64 = input.number(2..=1_000_000_000_000_000);
    input.end();
    let mut search = Search::normal();
    let options = |&(stones, most): &(u64, u64)| {
        (1..=most).map(|take| (stones - take, (2 * take).min(stones - take))).collect()
    };
    let after = |take: u64| (n - take, (2 * take).min(n - take));
    let least = (1..=n).find(|&take| !search.mover_wins(&after(take), &options));
    format!("{}\n", least.expect("taking all wins"))
}
