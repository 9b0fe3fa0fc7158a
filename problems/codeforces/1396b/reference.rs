//! Codeforces 1396B by its rules: tries every pile but the one of the move before.
//!
//! The middle tier has larger piles or more of them. It counts the piles of each size, so that
//! it sees positions that differ in nothing else only once.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(5, 100))));
    }
    input
}

/// Returns piles of a number and size that the search can take. The largest is often nearly as large
/// as all others together.
fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 7] = [(1, 100), (2, 60), (3, 14), (5, 6), (8, 4), (30, 2), (100, 1)];
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let (n, largest) = SIZES[g.within(0..=6) as usize];
        let mut piles = g.many(n, 1..=largest);
        if g.one_in(2) {
            let others: u64 = piles[1..].iter().sum();
            piles[0] = (others + g.within(0..=2)).saturating_sub(1).clamp(1, largest);
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_by_counts(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let mut counts = vec![0u64; 101];
        piles.iter().for_each(|&pile| counts[pile as usize] += 1);
        counts.truncate(piles.iter().max().map_or(1, |&pile| pile as usize + 1));
        // The number of piles by size, and the size of the pile of the move before.
        let options = |(counts, last): &(Vec<u64>, Option<usize>)| {
            let is_free = |&size: &usize| counts[size] > u64::from(*last == Some(size));
            let lowered = |size: usize| {
                let mut option = counts.clone();
                option[size] -= 1;
                option[size - 1] += 1;
                (option, Some(size - 1))
            };
            (1..counts.len()).filter(is_free).map(lowered).collect()
        };
        let first = Search::normal().mover_wins(&(counts, None), &options);
        output += if first { "T\n" } else { "HL\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        cases.push(input.numbers(n, 1..=100));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let n = piles.len();
        let options = |(piles, last): &(Vec<u64>, usize)| {
            let mut options = Vec::new();
            for pile in (0..n).filter(|&pile| pile != *last && piles[pile] > 0) {
                let mut option = piles.clone();
                option[pile] -= 1;
                options.push((option, pile));
            }
            options
        };
        let mut search = Search::normal().written(|(piles, last): &(Vec<u64>, usize)| {
            let sign = |pile: usize| if pile == *last { "°" } else { "" };
            let piles = (0..n).map(|pile| format!("{}{}", piles[pile], sign(pile)));
            piles.collect::<Vec<_>>().join(" ")
        });
        let first = search.mover_wins(&(piles, n), &options);
        output += if first { "T\n" } else { "HL\n" };
    }
    output
}
