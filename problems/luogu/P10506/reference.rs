//! Luogu P10506 by its rules: every pile of the table replaced, every new one removed.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(5, 1000) {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let most = if n == 1 { 24 } else { 13 };
        let piles = g.heaps(n, 1..=g.pick(most, 1000));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100) {
        let mut piles = input.numbers(n, 1..=1000u64);
        // No move is left for a single bead, and the order of the piles does not matter.
        piles.retain(|&pile| pile > 1);
        piles.sort_unstable();
        let freda = search.mover_wins(&piles, &|piles: &Vec<u64>| replaced(piles));
        output += if freda { "freda\n" } else { "rainbow\n" };
    }
    output
}

fn replaced(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        let divisors: Vec<u64> = (1..pile).filter(|&d| pile % d == 0).collect();
        for removed in 0..divisors.len() {
            let mut next = piles.to_vec();
            next.remove(place);
            let mut left = divisors.clone();
            left.remove(removed);
            next.extend(left.into_iter().filter(|&pile| pile > 1));
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
