//! AtCoder ARC 137 C by its rules: the largest number replaced by every free smaller one.
//!
//! The middle tier has numbers of up to 16, of which it decides every set.

use reference::{join, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 300_000)..=g.pick(6, 300_000));
    let mut numbers = BTreeSet::new();
    let largest = match g.size() {
        Size::Tiny => g.within(n - 1..=11),
        Size::Largest => 1_000_000_000,
    };
    numbers.insert(largest);
    if g.one_in(2) {
        numbers.insert(largest - 1);
    }
    while (numbers.len() as u64) < n {
        numbers.insert(g.within(0..=largest));
    }
    let numbers: Vec<u64> = numbers.into_iter().collect();
    format!("{n}\n{}\n", join(&numbers))
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = g.within(12..=16);
    let often = g.within(2..=6);
    let mut numbers: Vec<u64> = (0..largest - 1).filter(|_| g.one_in(often)).collect();
    // Mostly the largest number has its neighbour.
    if numbers.is_empty() || !g.one_in(4) {
        numbers.push(largest - 1);
    }
    numbers.push(largest);
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

fn answer_by_sets(input: &mut Input) -> String {
    let numbers = read(input);
    let set = |numbers: &BTreeSet<u64>| numbers.iter().map(|number| 1 << number).sum::<usize>();
    let mut wins = vec![false];
    for position in 1..=set(&numbers) {
        let largest = 1 << position.ilog2();
        let free =
            (0..position.ilog2()).map(|number| 1 << number).filter(|bit| position & bit == 0);
        let mut after = free.map(|bit: usize| position - largest + bit);
        wins.push(after.any(|option| !wins[option]));
    }
    let alice = wins[set(&numbers)];
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn read(input: &mut Input) -> BTreeSet<u64> {
    let n = input.number(2..=300_000);
    let numbers = input.numbers(n, 0..=1_000_000_000);
    input.end();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "the numbers do not ascend");
    numbers.into_iter().collect()
}

fn answer(input: &mut Input) -> String {
    let numbers = read(input);
    let alice = Search::normal().mover_wins(&numbers, &replace_the_largest);
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn replace_the_largest(numbers: &BTreeSet<u64>) -> Vec<BTreeSet<u64>> {
    let mut others = numbers.clone();
    let largest = others.pop_last().expect("there are two numbers or more");
    let free = (0..largest).filter(|number| !others.contains(number));
    let after = free.map(|number| {
        let mut option = others.clone();
        option.insert(number);
        option
    });
    after.collect()
}
