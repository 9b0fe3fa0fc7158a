//! Codeforces 1147C by its rules: tries every half of the piles, and every number for each.
//!
//! The middle tier has larger piles or more of them. It counts the piles of each size, so that
//! it sees positions that differ in nothing else only once.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let n = 2 * g.within(g.pick(1, 25)..=g.pick(3, 25));
    let largest = g.pick(if n == 2 { 8 } else { 8u64.saturating_sub(n) }, 50);
    let mut piles = g.many(n, 1..=largest);
    if g.one_in(2) {
        let equal = g.within(n / 2..=n / 2 + 1) as usize;
        piles[..equal].fill(1);
    }
    format!("{n}\n{}\n", join(&piles))
}

/// Returns piles of a number and size that the search can take. Often about half of them are
/// equal.
fn generate_middle(g: &mut Generator) -> String {
    let sizes = [(2, 50), (4, 7), (6, 4), (8, 3), (20, 2), (50, 1)];
    let (most, largest) = sizes[g.within(0..=5) as usize];
    let n = 2 * g.within(most / 4 + 1..=(most / 2).max(most / 4 + 1));
    let n = n.min(most);
    let mut piles = g.many(n, 1..=largest);
    if !g.one_in(4) {
        let equal = g.within(n / 2..=n / 2 + 1) as usize;
        let size = g.within(1..=largest);
        piles[..equal].fill(size);
    }
    format!("{n}\n{}\n", join(&piles))
}

fn answer_by_counts(input: &mut Input) -> String {
    let piles = read(input);
    let mut counts = vec![0; 51];
    piles.iter().for_each(|&pile| counts[pile as usize] += 1);
    while counts.last() == Some(&0) {
        counts.pop();
    }
    let options = |counts: &Vec<usize>| lower_half(counts, piles.len() / 2);
    let first = Search::normal().mover_wins(&counts, &options);
    if first { "Alice\n" } else { "Bob\n" }.to_string()
}

/// Returns the counts of piles by their size after each move, if `half` of the piles are lowered.
fn lower_half(counts: &[usize], half: usize) -> Vec<Vec<usize>> {
    // How many piles are still to be lowered, and the counts so far.
    let mut partial = vec![(half, counts.to_vec())];
    for from in 1..counts.len() {
        // And how many piles of this size were not lowered.
        let mut left: Vec<(usize, Vec<usize>, usize)> =
            partial.into_iter().map(|(half, after)| (half, after, counts[from])).collect();
        for to in 0..from {
            let mut longer = Vec::new();
            for (half, after, whole) in left {
                for lowered in 0..=whole.min(half) {
                    let mut after = after.clone();
                    after[from] -= lowered;
                    after[to] += lowered;
                    longer.push((half - lowered, after, whole - lowered));
                }
            }
            left = longer;
        }
        partial = left.into_iter().map(|(half, after, _)| (half, after)).collect();
    }
    partial.into_iter().filter(|&(half, _)| half == 0).map(|(_, after)| after).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(2..=50);
    assert!(n % 2 != 1, "{n} piles");
    let piles = input.numbers(n, 1..=50u64);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    let first = Search::normal().mover_wins(&piles, &|piles: &Vec<u64>| options(piles));
    if first { "Alice\n" } else { "Bob\n" }.to_string()
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let half = piles.len() / 2;
    // Pile by pile, each is left alone or lowered.
    let mut partial: Vec<(usize, Vec<u64>)> = vec![(0, vec![])];
    for &pile in piles {
        let mut longer = Vec::new();
        for (touched, done) in partial {
            for leave in 0..=pile {
                let touched = touched + usize::from(leave < pile);
                if touched <= half {
                    longer.push((touched, [&done[..], &[leave]].concat()));
                }
            }
        }
        partial = longer;
    }
    let mut options: Vec<Vec<u64>> = partial
        .into_iter()
        .filter(|&(touched, _)| touched == half)
        .map(|(_, option)| option)
        .collect();
    options.iter_mut().for_each(|option| option.sort_unstable());
    options.sort_unstable();
    options.dedup();
    options
}
