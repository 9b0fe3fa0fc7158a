//! LeetCode 292 by its rules: tries every number of stones.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(200, (1 << 31) - 1);
    format!("{}\n", g.within(g.pick(1, largest - 3)..=largest))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=(1u64 << 31) - 1);
    input.end();
    let options = |&stones: &u64| (1..=stones.min(3)).map(|take| stones - take).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
