//! HDU 1517 by its rules: every factor tried.
//!
//! The middle tier has numbers up to the largest, half of them where the winner changes. The same
//! search answers, because the numbers that are reached are only the products of 2, 3, 5 and 7.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 50_000) {
        let n = g.within(2..=g.pick(400, 4_294_967_294));
        let n = if g.one_in(2) { near_a_bound(g) } else { n };
        input += &format!("{n}\n");
    }
    input
}

/// Returns 9, 18, 162, … or one more, where the winner changes.
fn near_a_bound(g: &mut Generator) -> u64 {
    let mut bound = 9;
    for step in 0..g.within(0..=g.pick(4, 13)) {
        bound *= if step % 2 == 0 { 2 } else { 9 };
    }
    (bound + g.within(0..=1)).min(4_294_967_294)
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..6 {
        let mut bound = 9;
        for step in 0..g.within(0..=14) {
            bound *= if step % 2 == 0 { 2 } else { 9 };
        }
        let below = bound.min(4_294_967_294);
        input += &format!("{below}\n{}\n", (bound + 1).min(4_294_967_294));
        input += &format!("{}\n", g.within(2..=below));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(2..=u64::MAX) {
        let mut search = Search::normal();
        let options =
            |&p: &u64| (2..=9).filter(|_| p < n).map(|factor| p.saturating_mul(factor)).collect();
        let stan = search.mover_wins(&1, &options);
        output += if stan { "Stan wins.\n" } else { "Ollie wins.\n" };
    }
    output
}
