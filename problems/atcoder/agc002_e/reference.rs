//! AtCoder AGC 002 E by its rules: both moves, and nobody wants the last candy.
//!
//! The middle tier has up to 200 piles of up to 200 candies. Every cell of the diagram is looked
//! at: how many piles were eaten, and how many candies of each.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
    // Piles of either size, so that the diagonal ends early or late.
    let most = g.pick([3, 9], [50_000, 1_000_000_000])[g.within(0..=1) as usize];
    let piles = g.many(n, 1..=most);
    format!("{n}\n{}\n", join(&piles))
}

/// Returns piles of which many are nearly equal.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=200);
    let most = g.within(1..=200);
    let least = g.within(1..=most);
    let piles = g.many(n, least..=most);
    format!("{n}\n{}\n", join(&piles))
}

fn answer_by_table(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    let most = piles[piles.len() - 1] as usize;
    // Without candies the mover wins. The row is that of one pile less.
    let mut wins = vec![true; most + 2];
    for &pile in &piles {
        for eaten in (0..pile as usize).rev() {
            wins[eaten] = !wins[eaten] || !wins[eaten + 1];
        }
    }
    if wins[0] { "First\n" } else { "Second\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let piles = input.numbers(n, 1..=1_000_000_000);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    // Without candies the mover wins: the opponent has just eaten the last one.
    let first = Search::misere().mover_wins(&piles, &|piles: &Vec<u64>| eat(piles));
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns the options of ascending piles, none of which is empty.
fn eat(piles: &[u64]) -> Vec<Vec<u64>> {
    let Some((_, others)) = piles.split_last() else {
        return Vec::new();
    };
    let one_less = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0);
    vec![others.to_vec(), one_less.collect()]
}
