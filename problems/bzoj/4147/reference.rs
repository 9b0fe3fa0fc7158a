//! BZOJ 4147 by its rules: wins found backwards over all heaps, until nothing changes.
//!
//! The middle tier has steps of up to 60 and heaps of up to 400; the same search answers.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let common = if g.one_in(2) { g.within(1..=3) } else { 1 };
        let [p, q, n] = [8, 8, 25].map(|most| common * g.within(1..=g.pick(most, 300_000_000)));
        input += &format!("{p} {q} {n}\n");
    }
    input
}

/// Returns steps that often differ by little, or have a common divisor.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let common = g.within(1..=6);
        let p = g.within(1..=10);
        let q = if g.one_in(2) { p + g.within(1..=2) } else { g.within(1..=10) };
        let [p, q] = if g.one_in(2) { [p, q] } else { [q, p] };
        let n = if g.one_in(2) { g.within(1..=60) } else { g.within(1..=12) };
        input += &format!("{} {} {}\n", common * p, common * q, common * n);
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let numbers = input.numbers(3, 1..=1_000_000_000usize);
        let (steps, n) = ([numbers[0], numbers[1]], numbers[2]);
        // A position is the heap and whose turn it is. The empty heap was left by the winner.
        let options = |&(heap, turn): &(usize, usize)| -> Vec<(usize, usize)> {
            let step = steps[turn];
            let after: Vec<usize> = match heap < step {
                true => vec![heap + step],
                false => (0..=heap - step).rev().step_by(step).collect(),
            };
            after.into_iter().map(|heap| (heap, 1 - turn)).collect()
        };
        let mut search = Search::normal()
            .over(|(heap, _): &(usize, usize)| (*heap == 0).then_some(Standing::Lost))
            .written(|(heap, _)| heap.to_string())
            .turn(|(_, turn)| ["Euclid", "Pythagoras"][*turn]);
        output += match search.standing(&(n, 0), &options) {
            Standing::Won => "E\n",
            Standing::Lost => "P\n",
            Standing::Drawn => "R\n",
        };
    }
    input.end();
    output
}
