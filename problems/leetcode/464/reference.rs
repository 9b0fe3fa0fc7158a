//! LeetCode 464 by its rules: every choice of the first player against every choice of the second.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.within(g.pick(1, 20)..=g.pick(7, 20));
    let sum = most * (most + 1) / 2;
    let desired = g.within(g.pick(0, sum.saturating_sub(10))..=sum + g.pick(2, 0));
    format!("{most}\n{desired}\n")
}

fn answer(input: &mut Input) -> String {
    let most = input.number(1..=20u32);
    let desired = input.number(0..=300u32);
    input.end();
    let pool: Vec<u32> = (1..=most).collect();
    format!("{}\n", desired == 0 || forces(&pool, desired, true))
}

/// Returns whether the first player can bring about that he is who adds the missing number.
fn forces(pool: &[u32], missing: u32, is_first: bool) -> bool {
    let mut choices = pool.iter().map(|&number| {
        if number >= missing {
            return is_first;
        }
        let rest: Vec<u32> = pool.iter().copied().filter(|&other| other != number).collect();
        forces(&rest, missing - number, !is_first)
    });
    match is_first {
        true => choices.any(|wins| wins),
        false => !pool.is_empty() && choices.all(|wins| wins),
    }
}
