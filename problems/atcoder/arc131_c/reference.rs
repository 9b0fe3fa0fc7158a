//! AtCoder ARC 131 C by its rules: every number removed, until the others have nim sum 0.
//!
//! The middle tier has up to 14 numbers, which are often made from a few others. It decides every
//! set of them, from the smaller ones to the larger.

use reference::{join, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    loop {
        let mut n = g.within(g.pick(1, 399_999)..=g.pick(8, 400_000));
        if g.one_in(2) && n % 2 == 1 {
            n += 1;
        }
        let numbers: BTreeSet<u64> = match g.size() {
            Size::Tiny => g.many(n, 1..=12).into_iter().collect(),
            Size::Largest => (0..n).map(|index| 1_000_000_000 - 3 * index).collect(),
        };
        let numbers: Vec<u64> = numbers.into_iter().collect();
        if numbers.iter().fold(0, |sum, number| sum ^ number) != 0 {
            return format!("{}\n{}\n", numbers.len(), join(&numbers));
        }
    }
}

/// Returns mostly an even number of numbers.
fn generate_middle(g: &mut Generator) -> String {
    loop {
        let n = if g.one_in(4) { g.within(9..=14) } else { 2 * g.within(5..=7) };
        let digits = g.within(4..=5);
        let base = g.many(digits, 1..=(1 << 29) - 1);
        let mut numbers = BTreeSet::new();
        for chosen in g.many(n, 1..=(1 << digits) - 1) {
            let parts = (0..digits).filter(|digit| chosen >> digit & 1 == 1);
            numbers.insert(parts.fold(0, |sum, digit| sum ^ base[digit as usize]));
        }
        let numbers: Vec<u64> = numbers.into_iter().filter(|&number| number > 0).collect();
        if exclusive_or(&numbers) != 0 {
            return format!("{}\n{}\n", numbers.len(), join(&numbers));
        }
    }
}

fn answer_by_sets(input: &mut Input) -> String {
    let numbers = read(input);
    // For each set of numbers, their exclusive or, and whether the player who finds them wins.
    let (mut sums, mut wins) = (vec![0], vec![false]);
    for set in 1usize..1 << numbers.len() {
        let lowest = set.trailing_zeros() as usize;
        sums.push(sums[set & (set - 1)] ^ numbers[lowest]);
        let mut removed = (0..numbers.len()).filter(|&index| set >> index & 1 == 1);
        wins.push(sums[set] != 0 && removed.any(|index| !wins[set & !(1 << index)]));
    }
    if wins[wins.len() - 1] { "Win\n" } else { "Lose\n" }.to_string()
}

/// Reads the numbers in ascending order.
fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=400_000);
    let mut numbers = input.numbers(n, 1..=1_000_000_000);
    input.end();
    numbers.sort_unstable();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a number twice");
    assert!(exclusive_or(&numbers) != 0, "the exclusive or is 0 from the beginning");
    numbers
}

fn answer(input: &mut Input) -> String {
    let numbers = read(input);
    let first = Search::normal().mover_wins(&numbers, &|numbers: &Vec<u64>| remove(numbers));
    if first { "Win\n" } else { "Lose\n" }.to_string()
}

/// Returns the options; there are none if the exclusive or is 0, as the mover has lost then.
fn remove(numbers: &[u64]) -> Vec<Vec<u64>> {
    if exclusive_or(numbers) == 0 {
        return Vec::new();
    }
    let after = (0..numbers.len()).map(|index| {
        let mut option = numbers.to_vec();
        option.remove(index);
        option
    });
    after.collect()
}

fn exclusive_or(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}
