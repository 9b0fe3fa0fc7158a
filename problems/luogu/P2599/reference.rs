//! Luogu P2599 by its rules: every number of stones from either end.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1000)..=g.pick(5, 1000));
        let mut piles = g.many(n, 1..=g.pick(5, 1_000_000_000));
        if g.one_in(4) {
            let mirrored: Vec<u64> = piles.iter().rev().copied().collect();
            let half = piles.len() / 2;
            piles.truncate(half);
            piles.extend_from_slice(&mirrored[mirrored.len() - half..]);
        }
        if piles.is_empty() {
            piles.push(1);
        }
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000);
        let piles = input.numbers(n, 1..=1_000_000_000u64);
        let options = |piles: &Vec<u64>| taken(piles);
        output += if search.mover_wins(&piles, &options) { "1\n" } else { "0\n" };
    }
    input.end();
    output
}

fn taken(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for end in [0, piles.len().saturating_sub(1)] {
        for left in 0..piles.get(end).copied().unwrap_or(0) {
            let mut next = piles.to_vec();
            next[end] = left;
            next.retain(|&pile| pile > 0);
            after.push(next);
        }
    }
    after
}
