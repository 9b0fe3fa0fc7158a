//! LeetCode 292 by its rules: tries every number of stones.
//!
//! The middle tier has heaps of up to 10,000, from a table of all of them.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(200, (1 << 31) - 1);
    format!("{}\n", g.within(g.pick(1, largest - 3)..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=10_000);
    format!("{}\n", if g.one_in(2) { n } else { (n / 4 * 4).max(4) })
}

fn answer_by_table(input: &mut Input) -> String {
    let n = input.number(1..=10_000);
    input.end();
    let mut wins: Vec<bool> = Vec::new();
    for _ in 0..=n {
        wins.push(wins.iter().rev().take(3).any(|left| !left));
    }
    format!("{}\n", wins[n])
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=(1u64 << 31) - 1);
    input.end();
    let options = |&stones: &u64| (1..=stones.min(3)).map(|take| stones - take).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
