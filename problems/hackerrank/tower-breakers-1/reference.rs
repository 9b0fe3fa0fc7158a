//! HackerRank tower-breakers-1 by its rules: every tower lowered to every divisor.
//!
//! The middle tier has up to 100 towers of up to 1000, each of them worth the mex of its smaller
//! divisors, and added one by one.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(5, 1_000_000));
        let m = g.within(1..=g.pick(24, 1_000_000));
        let m = if g.one_in(5) { 1 } else { m };
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let height = if g.one_in(5) { 1 } else { g.within(1..=1000) };
        input += &format!("{} {height}\n", g.within(1..=100));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&height: &u64| divisors(height).map(|lower| vec![lower]).collect();
    winners(input, |towers| values.sum(&towers, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |towers| search.mover_wins(&towers, &|towers: &Vec<u64>| lowered(towers)))
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        let towers = vec![input.number(1..=1_000_000u64); n];
        output += if is_won(towers) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}

/// Returns the divisors of a height that are smaller.
fn divisors(height: u64) -> impl Iterator<Item = u64> {
    (1..height).filter(move |&lower| height % lower == 0)
}

fn lowered(towers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &height) in towers.iter().enumerate() {
        for lower in divisors(height) {
            let mut next = towers.to_vec();
            next[place] = lower;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
