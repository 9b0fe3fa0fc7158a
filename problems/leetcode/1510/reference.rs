//! LeetCode 1510 by its rules: tries every number of stones that is a square.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(400, 100_000);
    format!("{}\n", g.within(g.pick(1, largest - 50)..=largest))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000u64);
    input.end();
    let is_square = |take: &u64| (1..=*take).any(|root| root * root == *take);
    let options = |&n: &u64| (1..=n).filter(is_square).map(|take| n - take).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
