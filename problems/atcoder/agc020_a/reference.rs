//! AtCoder AGC 020 A by its rules: what each player can force in 0, 1, 2, … moves.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100)..=g.pick(12, 100));
    let b = g.within(2..=n);
    let a = g.within(1..=b - 1);
    format!("{n} {a} {b}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100);
    let a = input.number(1..=n - 1);
    let b = input.number(a + 1..=n);
    input.end();
    // A position is the cells of the mover's token and of the other one.
    let options = |&(mover, other): &(usize, usize)| -> Vec<(usize, usize)> {
        let steps = [mover - 1, mover + 1].into_iter();
        let steps = steps.filter(|step| (1..=n).contains(step) && *step != other);
        steps.map(|step| (other, step)).collect()
    };
    match Search::normal().standing(&(a, b), &options) {
        Standing::Won => "Alice\n",
        Standing::Lost => "Borys\n",
        Standing::Drawn => "Draw\n",
    }
    .to_string()
}
