//! Codeforces 1147C by its rules: tries every half of the piles, and every number for each.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = 2 * g.within(g.pick(1, 25)..=g.pick(3, 25));
    let largest = g.pick(if n == 2 { 8 } else { 8u64.saturating_sub(n) }, 50);
    let mut piles = g.many(n, 1..=largest);
    if g.one_in(2) {
        let equal = g.within(n / 2..=n / 2 + 1) as usize;
        piles[..equal].fill(1);
    }
    format!("{n}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=50);
    assert!(n % 2 != 1, "{n} piles");
    let mut piles = input.numbers(n, 1..=50u64);
    input.end();
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
