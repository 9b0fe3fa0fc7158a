//! Codeforces 1033C by its rules: looks from every cell at every other one.
//!
//! The middle tier has a few hundred cells, looked at in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(12, 100_000));
    let mut numbers: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut numbers);
    format!("{n}\n{}\n", join(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let numbers = input.numbers(n, 1..=n);
    input.end();
    assert!((1..=n).all(|number| numbers.contains(&number)), "no permutation");
    let mut search = Search::normal().written(|&from: &usize| numbers[from]);
    let options = |&from: &usize| {
        let reaches =
            |to: &usize| numbers[*to] > numbers[from] && to.abs_diff(from) % numbers[from] == 0;
        (0..n).filter(reaches).collect()
    };
    let verdicts: String =
        (0..n).map(|from| if search.mover_wins(&from, &options) { 'A' } else { 'B' }).collect();
    verdicts + "\n"
}
