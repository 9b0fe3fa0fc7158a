//! Codeforces 1991H by its rules: every choice of piles to remove and of piles to split.
//!
//! The middle tier has up to five piles of up to 150, which are often even. After the first move
//! most piles are primes, so the same search decides it.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(1..=g.pick(3, 1));
    let most = g.pick(5, 200_000);
    let games = (0..t).map(|_| {
        let n = g.within(g.pick(2, 199_999)..=most);
        let largest = g.pick(18, 200_000);
        let sizes = piles(g, n, 1..=largest);
        written(sizes)
    });
    let games: Vec<String> = games.collect();
    format!("{t}\n{}", games.concat())
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=5);
    let largest = if n < 4 { 150 } else { 40 };
    let sizes = piles(g, n, 4..=largest);
    format!("1\n{}", written(sizes))
}

/// Returns random sizes, often even ones, sometimes a few of them many times.
fn piles(g: &mut Generator, n: u64, range: std::ops::RangeInclusive<u64>) -> Vec<u64> {
    let kinds = if g.one_in(2) { n } else { g.within(1..=2) };
    let is_even = g.one_in(2);
    let mut sizes = g.many(kinds, range);
    if is_even {
        sizes.iter_mut().for_each(|size| *size += *size % 2);
        sizes.iter_mut().for_each(|size| *size = (*size).min(200_000));
    }
    (0..n).map(|_| sizes[g.within(0..=kinds - 1) as usize]).collect()
}

fn written(sizes: Vec<u64>) -> String {
    format!("{}\n{}\n", sizes.len(), join(&sizes))
}

fn is_prime(number: u64) -> bool {
    number > 1 && (2..number).all(|divisor| number % divisor != 0)
}

/// Returns the piles after each move, in order.
fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for k in 1..=piles.len() / 2 {
        choose(piles, k, k, Vec::new(), &mut options);
    }
    options.iter_mut().for_each(|piles| piles.sort_unstable());
    options.sort_unstable();
    options.dedup();
    options
}

/// Goes through the piles one by one: each remains, is removed, or is split.
fn choose(
    piles: &[u64],
    to_remove: usize,
    to_split: usize,
    done: Vec<u64>,
    options: &mut Vec<Vec<u64>>,
) {
    let Some((&pile, rest)) = piles.split_first() else {
        if to_remove == 0 && to_split == 0 {
            options.push(done);
        }
        return;
    };
    if to_remove + to_split > piles.len() {
        return;
    }
    choose(rest, to_remove, to_split, [&done[..], &[pile]].concat(), options);
    if to_remove > 0 {
        choose(rest, to_remove - 1, to_split, done.clone(), options);
    }
    if to_split > 0 {
        for part in (2..=pile / 2).filter(|&part| is_prime(part) && is_prime(pile - part)) {
            let split = [&done[..], &[part, pile - part]].concat();
            choose(rest, to_remove, to_split - 1, split, options);
        }
    }
}

fn answer(input: &mut Input) -> String {
    let mut winners = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(2..=200_000);
        let mut piles: Vec<u64> = input.numbers(n, 1..=200_000);
        piles.sort_unstable();
        let first_wins = Search::normal().mover_wins(&piles, &|piles: &Vec<u64>| options(piles));
        winners += if first_wins { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    winners
}
