//! Luogu P3480 by its rules: every number of pebbles taken that keeps the piles in order.
//!
//! The middle tier has up to six piles of up to 20 pebbles, or ten of up to 3; often every second
//! pile is as large as the one before, as in lost positions. The same search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut piles = g.heaps(g.pick(4, 1000), 0..=g.pick(7, 10));
        piles.sort_unstable();
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for (n, most) in [(1, 500), (2, 40), (3, 17), (4, 10), (6, 6), (10, 3)] {
        let mut piles = g.many(n, 0..=most);
        piles.sort_unstable();
        if g.one_in(2) {
            // The last pile and the one before are equal, and so on, but perhaps for one pebble.
            let ends = piles.len() % 2;
            piles[ends..].chunks_mut(2).for_each(|pair| pair[1] = pair[0]);
            piles[..ends].fill(0);
            let last = piles.len() - 1;
            piles[last] += g.within(0..=1);
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000);
        let piles: Vec<u64> = input.numbers(n, 0..=10_000);
        assert!(piles.is_sorted(), "piles out of order");
        let options = |piles: &Vec<u64>| in_order(piles);
        output += if search.mover_wins(&piles, &options) { "TAK\n" } else { "NIE\n" };
    }
    input.end();
    output
}

fn in_order(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        let least = if place == 0 { 0 } else { piles[place - 1] };
        for left in least..pile {
            let mut next = piles.to_vec();
            next[place] = left;
            after.push(next);
        }
    }
    after
}
