//! Codeforces 1858A by its rules: one of the mover's own buttons, or a common one.
//!
//! The middle tier has up to 25 buttons of each kind, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(5, 10_000));
    let largest = g.pick(4, 1_000_000_000);
    written(g, cases, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 20, 25)
}

/// Returns cases in which both players have about as many buttons.
fn written(g: &mut Generator, cases: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let [a, b, c] = [0; 3].map(|_| g.within(1..=largest));
        let b =
            if g.one_in(2) { (a + g.within(0..=2)).saturating_sub(1).clamp(1, largest) } else { b };
        format!("{a} {b} {c}\n")
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The buttons of Anna, of Katie, and of both, and whether Anna is to move.
type Position = (u64, u64, u64, bool);

fn answer(input: &mut Input) -> String {
    let options = |&(a, b, c, anna): &Position| -> Vec<Position> {
        let own = match anna {
            true => a.checked_sub(1).map(|a| (a, b, c, false)),
            false => b.checked_sub(1).map(|b| (a, b, c, true)),
        };
        own.into_iter().chain(c.checked_sub(1).map(|c| (a, b, c, !anna))).collect()
    };
    let mut search = Search::normal()
        .written(|&(a, b, c, _): &Position| format!("{a} {b} {c}"))
        .turn(|&(.., anna): &Position| if anna { "Anna" } else { "Katie" });
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let [a, b, c] = [0; 3].map(|_| input.number(1..=1_000_000_000));
        output +=
            if search.mover_wins(&(a, b, c, true), &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
