//! LeetCode 3360 by its rules: makes the only move there is.
//!
//! The middle tier has every pile that the statement allows; the same moves answer.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 50)..=50))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(1..=50))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=50u64);
    input.end();
    let options = |&(stones, take): &(u64, u64)| {
        let left = stones.checked_sub(take);
        left.map(|left| (left, take - 1)).into_iter().collect()
    };
    let mut search =
        Search::normal().written(|(stones, take): &(u64, u64)| format!("{stones} −{take}"));
    format!("{}\n", search.mover_wins(&(n, 10), &options))
}
