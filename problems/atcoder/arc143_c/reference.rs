//! AtCoder ARC 143 C by its rules: each player takes from the piles of every subset.
//!
//! The middle tier has up to 3 piles, which hold several times X + Y pebbles.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
    let most = g.pick(4, 1_000_000_000);
    let (x, y) = (g.within(1..=most), g.within(1..=most));
    // In piles below X + Y no move has a reply, so that now and then there are only such piles.
    let most = if g.one_in(3) { (x + y - 1).min(most * 2) } else { g.pick(11, 1_000_000_000) };
    let piles = g.many(n, 1..=most.min(1_000_000_000));
    format!("{n} {x} {y}\n{}\n", join(&piles))
}

/// Returns piles of which most are near a multiple of X + Y, or X or Y above one.
fn generate_middle(g: &mut Generator) -> String {
    let (x, y) = (g.within(1..=7), g.within(1..=7));
    let n = g.within(1..=3);
    let most = if n == 3 { 24 } else { 60 };
    let mut pile = || {
        let near =
            (x + y) * g.within(0..=most / (x + y)) + [0, x, y, x.max(y)][g.within(0..=3) as usize];
        (near + g.within(0..=2)).saturating_sub(1).clamp(1, most)
    };
    let piles: Vec<u64> = (0..n).map(|_| pile()).collect();
    format!("{n} {x} {y}\n{}\n", join(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let takes = [input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)];
    let mut piles = input.numbers(n, 1..=1_000_000_000);
    input.end();
    piles.sort_unstable();
    let options = |(mover, piles): &(usize, Vec<u64>)| {
        let after = from_every_subset(piles, takes[*mover]).into_iter();
        after.map(|piles| (1 - mover, piles)).collect()
    };
    let first = Search::normal().mover_wins(&(0, piles), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn from_every_subset(piles: &[u64], take: u64) -> Vec<Vec<u64>> {
    let subsets = 1..1u64 << piles.len();
    let after = subsets.map(|subset| {
        let taken = piles.iter().enumerate();
        let taken = taken.map(|(index, pile)| pile.checked_sub(take * (subset >> index & 1)));
        let mut option: Vec<u64> = taken.collect::<Option<_>>()?;
        option.sort_unstable();
        Some(option)
    });
    after.flatten().collect()
}
