//! LeetCode 464 by its rules: every choice of the first player against every choice of the second.
//!
//! The middle tier has the numbers up to 8, 9, 10 or 11; the same search answers.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.within(g.pick(1, 20)..=g.pick(7, 20));
    let sum = most * (most + 1) / 2;
    let desired = g.within(g.pick(0, sum.saturating_sub(10))..=sum + g.pick(2, 0));
    format!("{most}\n{desired}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let most = g.within(8..=11);
    let sum = most * (most + 1) / 2;
    let desired = if g.one_in(3) { sum + 1 - g.within(0..=3) } else { g.within(most..=sum) };
    format!("{most}\n{desired}\n")
}

fn answer(input: &mut Input) -> String {
    let most = input.number(1..=20u32);
    let desired = input.number(0..=300u32);
    input.end();
    // A position is the numbers that are left, and what is missing.
    let pool: Vec<u32> = (1..=most).collect();
    let options = |(pool, missing): &(Vec<u32>, u32)| {
        let choose = |&number: &u32| {
            let rest = pool.iter().copied().filter(|&other| other != number).collect();
            (rest, missing.saturating_sub(number))
        };
        pool.iter().map(choose).collect()
    };
    let mut search = Search::normal().over(|(pool, missing): &(Vec<u32>, u32)| match missing {
        0 => Some(Standing::Lost),
        _ => pool.is_empty().then_some(Standing::Drawn),
    });
    let first = search.standing(&(pool, desired), &options) == Standing::Won;
    format!("{}\n", desired == 0 || first)
}
