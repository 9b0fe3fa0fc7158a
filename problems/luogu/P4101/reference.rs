//! Luogu P4101 by its rules: every two piles put together.
//!
//! The middle tier has up to 20 piles; the same search answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(1..=g.pick(7, 1_000_000_000));
        let n = g.within(1..=g.pick(13, 1_000_000_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let cases = (0..2).map(|_| format!("{} {}\n", g.within(12..=20), g.within(1..=12)));
    format!("2\n{}", cases.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000_000);
        let m = input.number(1..=1_000_000_000u64);
        let options = |piles: &Vec<u64>| merged(piles, m);
        let first = Search::normal().mover_wins(&vec![1; n], &options);
        output += if first { "0\n" } else { "1\n" };
    }
    input.end();
    output
}

fn merged(piles: &[u64], m: u64) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for one in 0..piles.len() {
        for other in 0..one {
            let mut next = piles.to_vec();
            let sum = next.remove(one) + next.remove(other);
            if sum <= m {
                next.push(sum);
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
