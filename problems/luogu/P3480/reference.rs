//! Luogu P3480 by its rules: every number of pebbles taken that keeps the piles in order.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut piles = g.heaps(g.pick(4, 1000), 0..=g.pick(7, 10));
        piles.sort_unstable();
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
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
