//! AtCoder AGC 020 A by its rules: what each player can force in 0, 1, 2, … moves.
//!
//! The middle tier has up to 40 cells.

use reference::{strip, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100)..=g.pick(12, 100));
    let b = g.within(2..=n);
    let a = g.within(1..=b - 1);
    format!("{n} {a} {b}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(13..=40);
    let b = g.within(2..=n);
    let a = g.within(1..=b - 1);
    format!("{n} {a} {b}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100);
    let a = input.number(1..=n - 1);
    let b = input.number(a + 1..=n);
    input.end();
    // A position is the cells of the two tokens, and whether it is Alice's turn.
    let options = |&(alice, borys, is_alices_turn): &(u64, u64, bool)| -> Vec<(u64, u64, bool)> {
        let (mover, other) = if is_alices_turn { (alice, borys) } else { (borys, alice) };
        let steps = [mover - 1, mover + 1].into_iter();
        let steps = steps.filter(|step| (1..=n).contains(step) && *step != other);
        let place = |step| if is_alices_turn { (step, borys, false) } else { (alice, step, true) };
        steps.map(place).collect()
    };
    let mut search = Search::normal()
        .written(|&(alice, borys, _): &(u64, u64, bool)| strip(1..=n, [(alice, 'A'), (borys, 'B')]))
        .turn(|&(_, _, is_alices_turn)| if is_alices_turn { "Alice" } else { "Borys" });
    match search.standing(&(a, b, true), &options) {
        Standing::Won => "Alice\n",
        Standing::Lost => "Borys\n",
        Standing::Drawn => "Draw\n",
    }
    .to_string()
}
