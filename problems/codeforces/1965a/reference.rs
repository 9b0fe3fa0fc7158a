//! Codeforces 1965A by its rules: tries every number of stones.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 2000)..=g.pick(4, 2000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut piles = g.many(n, 1..=g.pick(9, 1_000_000_000));
        let ones = g.within(0..=n);
        (1..=ones).for_each(|size| piles[size as usize - 1] = size);
        input += &format!("{n}\n{}\n", spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut all) = (String::new(), 0);
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| {
        let least = piles.iter().copied().filter(|&pile| pile > 0).min().unwrap_or(0);
        let after =
            |take| piles.iter().map(|&pile| if pile > 0 { pile - take } else { 0 }).collect();
        (1..=least).map(after).collect()
    };
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=200_000);
        all += n;
        assert!(all <= 200_000, "{all} piles");
        let piles = input.numbers(n, 1..=1_000_000_000u64);
        output += if search.mover_wins(&piles, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
