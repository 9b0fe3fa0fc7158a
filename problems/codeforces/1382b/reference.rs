//! Codeforces 1382B by its rules: tries every number of stones of the first pile.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut piles = g.many(n, 1..=g.pick(4, 1_000_000_000));
        let ones = g.within(0..=n) as usize;
        piles[..ones].fill(1);
        input += &format!("{n}\n{}\n", spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut all) = (String::new(), 0);
    let mut search = Search::normal();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000);
        all += n;
        assert!(all <= 100_000, "{all} piles");
        let piles = input.numbers(n, 1..=1_000_000_000u64);
        let options = |piles: &Vec<u64>| {
            let Some(&first) = piles.first() else { return vec![] };
            let left = (1..first).map(|leave| [&[leave], &piles[1..]].concat());
            left.chain([piles[1..].to_vec()]).collect()
        };
        output += if search.mover_wins(&piles, &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
