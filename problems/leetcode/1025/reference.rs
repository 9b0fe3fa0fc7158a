//! LeetCode 1025 by its rules: tries every divisor.
//!
//! The middle tier has every number that the statement allows; the same search answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 999)..=g.pick(300, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(300..=1000))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1000u64);
    input.end();
    let options = |&n: &u64| (1..n).filter(|x| n % x == 0).map(|x| n - x).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
