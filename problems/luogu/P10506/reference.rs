//! Luogu P10506 by its rules: every pile of the table replaced, every new one removed.
//!
//! The middle tier has piles of up to 1000 beads, half of the cases lost; a pile is worth the mex
//! of what its moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(5, 1000) {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let most = if n == 1 { 24 } else { 13 };
        let piles = g.heaps(n, 1..=g.pick(most, 1000));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::new();
    for _ in 0..20 {
        let n = g.within(1..=20);
        let mut piles = g.many(n, 1..=1000);
        let sum = values.sum(&piles, &pile_options);
        let from = g.within(1..=990);
        let last = (from..=1000).find(|pile| values.value(pile, &pile_options) == sum);
        piles.extend(last.filter(|_| !g.one_in(3)));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    while let Some(piles) = read(input) {
        let freda = values.sum(&piles, &pile_options) > 0;
        output += if freda { "freda\n" } else { "rainbow\n" };
    }
    output
}

fn pile_options(&pile: &u64) -> Vec<Vec<u64>> {
    let divisors: Vec<u64> = (1..=pile / 2).filter(|d| pile % d == 0).collect();
    let without = |removed: usize| [&divisors[..removed], &divisors[removed + 1..]].concat();
    (0..divisors.len()).map(without).collect()
}

fn read(input: &mut Input) -> Option<Vec<u64>> {
    let n = input.number_or_end(1..=100)?;
    Some(input.numbers(n, 1..=1000))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(mut piles) = read(input) {
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
