//! AtCoder ARC 145 B by its rules: every multiple taken, in every game.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000_000_000_000;
    let n = g.within(1..=g.pick(25, largest));
    let a = g.within(1..=g.pick(8, n));
    let b = g.within(1..=g.pick(8, n));
    format!("{n} {a} {b}\n")
}

fn answer(input: &mut Input) -> String {
    let mut number = || input.number(1..=1_000_000_000_000_000_000u64);
    let (n, a, b) = (number(), number(), number());
    input.end();
    let options = |&(stones, alice): &(u64, bool)| {
        let unit = if alice { a } else { b };
        (1..=stones / unit).map(|times| (stones - times * unit, !alice)).collect()
    };
    let mut search =
        Search::normal()
            .written(|(stones, _)| *stones)
            .turn(|(_, alice)| if *alice { "Alice" } else { "Bob" });
    let won = (1..=n).filter(|&stones| search.mover_wins(&(stones, true), &options));
    format!("{}\n", won.count())
}
