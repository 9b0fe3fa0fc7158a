//! LeetCode 1025 by its rules: tries every divisor.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 999)..=g.pick(300, 1000)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1000u64);
    input.end();
    let options = |&n: &u64| (1..n).filter(|x| n % x == 0).map(|x| n - x).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
