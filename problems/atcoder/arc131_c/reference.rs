//! AtCoder ARC 131 C by its rules: every number removed, until the others have nim sum 0.

use reference::{spaced, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
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
            return format!("{}\n{}\n", numbers.len(), spaced(&numbers));
        }
    }
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=400_000);
    let mut numbers = input.numbers(n, 1..=1_000_000_000);
    input.end();
    numbers.sort_unstable();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a number twice");
    assert!(exclusive_or(&numbers) != 0, "the exclusive or is 0 from the beginning");
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
