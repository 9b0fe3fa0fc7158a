//! Codeforces 1695B by its rules: takes every number of stones from the pile whose turn it is.
//!
//! The middle tier has larger piles, or more of them, searched in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 49)..=g.pick(5, 50));
        let most = g.within(1..=g.pick(5, 1_000_000_000));
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 6] = [(2, 40), (3, 10), (4, 6), (6, 3), (8, 2), (50, 1)];
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let (n, most) = SIZES[g.within(0..=5) as usize];
        let n = if n > 8 { g.within(9..=n) } else { n };
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=50);
        let piles = input.numbers(n, 1..=1_000_000_000u64);
        // The piles in the order in which they will be met.
        let options = |piles: &Vec<u64>| {
            let after = |left| [&piles[1..], &[left]].concat();
            (0..piles[0]).map(after).collect()
        };
        let mike = Search::normal().mover_wins(&piles, &options);
        output += if mike { "Mike\n" } else { "Joe\n" };
    }
    input.end();
    output
}
