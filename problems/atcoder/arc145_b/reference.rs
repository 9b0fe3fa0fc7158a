//! AtCoder ARC 145 B by its rules: every multiple taken, in every game.
//!
//! The middle tier has up to 1000 stones, and decides each number of them for both players.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000_000_000_000;
    let n = g.within(1..=g.pick(25, largest));
    let a = g.within(1..=g.pick(8, n));
    let b = g.within(1..=g.pick(8, n));
    format!("{n} {a} {b}\n")
}

/// Returns numbers of stones of which many are beside a multiple of A.
fn generate_middle(g: &mut Generator) -> String {
    let a = g.within(1..=60);
    let b = if g.one_in(3) { a + g.within(0..=2) } else { g.within(1..=60) };
    let n = if g.one_in(2) { g.within(26..=1000) } else { a * g.within(1..=16) + b };
    format!("{} {a} {b}\n", (n + g.within(0..=2)).saturating_sub(1).max(1))
}

fn answer_by_table(input: &mut Input) -> String {
    let (n, a, b) = read(input);
    let mut wins: Vec<[bool; 2]> = Vec::new();
    for stones in 0..=n {
        let win = |unit: u64, other: usize| {
            (1..=stones / unit).any(|times| !wins[(stones - times * unit) as usize][other])
        };
        wins.push([win(a, 1), win(b, 0)]);
    }
    format!("{}\n", wins[1..].iter().filter(|[alice, _]| *alice).count())
}

/// Reads N, A and B.
fn read(input: &mut Input) -> (u64, u64, u64) {
    let mut number = || input.number(1..=1_000_000_000_000_000_000);
    let numbers = (number(), number(), number());
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let (n, a, b) = read(input);
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
