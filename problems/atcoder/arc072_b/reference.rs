//! AtCoder ARC 072 D by its rules: every i is tried on both piles.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(24, 1_000_000_000_000_000_000);
    let x = g.within(0..=largest);
    let y = if g.one_in(2) { g.within(0..=largest) } else { (x + g.within(0..=4)).min(largest) };
    let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
    format!("{x} {y}\n")
}

fn answer(input: &mut Input) -> String {
    let mut pile = || input.number(0..=1_000_000_000_000_000_000u64);
    let piles = (pile(), pile());
    input.end();
    let alice = Search::normal().mover_wins(&piles, &|&(x, y): &(u64, u64)| {
        let from_x = (1..=x / 2).map(|i| (x - 2 * i, y + i));
        let from_y = (1..=y / 2).map(|i| (x + i, y - 2 * i));
        from_x.chain(from_y).collect()
    });
    if alice { "Alice\n" } else { "Brown\n" }.to_string()
}
