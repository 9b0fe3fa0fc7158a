//! HDU 1851 by its rules: every number that a pile's limit allows, taken from it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10)..=g.pick(3, 10));
        input += &format!("{n}\n");
        for _ in 0..n {
            let most = g.within(1..=g.pick(4, 20));
            input += &format!("{} {most}\n", g.within(1..=g.pick(8, 20)));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(0..=1_000_000) {
        let n = input.number(1..=10);
        let mut pile = || (input.number(1..=20), input.number(1..=20));
        let mut piles: Vec<(u32, u32)> = (0..n).map(|_| pile()).collect();
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &|piles: &Vec<_>| takes(piles)) {
            "No\n"
        } else {
            "Yes\n"
        };
    }
    input.end();
    output
}

/// A position is the piles that are left, each with its limit.
fn takes(piles: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let mut options = Vec::new();
    for pile in 0..piles.len() {
        let (stones, most) = piles[pile];
        for take in 1..=most.min(stones) {
            let mut option = piles.to_vec();
            option[pile].0 -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
