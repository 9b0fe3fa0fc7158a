//! Luogu P2148 by its rules: either pile thrown away, every split of the other.
//!
//! The middle tier has piles of up to 1100 stones, half of the cases lost. The value of a pair is
//! the mex of those that the splits of either pile leave.

use grundy::game::{Analysis, Game};
use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

struct Pairs;

impl Game for Pairs {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let splits = |pile: u64| (1..pile).map(move |part| vec![(part, pile - part)]);
        splits(a).chain(splits(b)).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let pairs = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
        let mut piles = g.many(2 * pairs, 1..=g.pick(35, 2_000_000_000));
        if g.one_in(3) {
            // Two pairs get the same value, as only the lowest bits of a pile matter.
            let last = piles.len() - 1;
            piles[0] = piles[last].div_ceil(2);
            piles.extend([1, piles[0] * 2, piles[0], 1]);
            piles.truncate(g.pick(last + 1, 20_000));
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let splits = split_values(1100);
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = 2 * g.within(1..=6);
        let mut piles = g.many(n, 1..=1100);
        for pile in &mut piles {
            // Many low digits of 1, which make the value large.
            let low = (1 << g.within(0..=10)) - 1;
            *pile = ((*pile - 1) | low).min(1099) + 1;
        }
        let value = |pair: &[u64]| pair_value(pair[0], pair[1], &splits);
        let sum = piles[2..].chunks(2).fold(0, |sum, pair| sum ^ value(pair));
        let (any, from) = (g.within(1..=1100), g.within(1..=1000));
        let last = (from..=1100).find(|&pile| value(&[pile, any]) == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            (piles[0], piles[1]) = (last, any);
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let splits = split_values(1100);
    let verdict = |pairs: Vec<(u64, u64)>| {
        let sum = pairs.iter().fold(0, |sum, &(a, b)| sum ^ pair_value(a, b, &splits));
        if sum > 0 {
            "YES\n"
        } else {
            "NO\n"
        }
    };
    read(input).into_iter().map(verdict).collect()
}

/// Returns for each pile the values of the pairs that it can be split into, as bits.
fn split_values(most: u64) -> Vec<u64> {
    let mut splits = vec![0, 0];
    for pile in 2..=most {
        let values = (1..=pile / 2).map(|part| pair_value(part, pile - part, &splits));
        let bits = values.fold(0, |bits, value| bits | 1 << value);
        splits.push(bits);
    }
    splits
}

fn pair_value(a: u64, b: u64, splits: &[u64]) -> u64 {
    let reached = splits[a as usize] | splits[b as usize];
    (0..).find(|value| reached >> value & 1 == 0).expect("one is missing")
}

fn read(input: &mut Input) -> Vec<Vec<(u64, u64)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(0..=20_000usize);
        assert!(n % 2 == 0, "{n} piles cannot be paired");
        let piles: Vec<u64> = input.numbers(n, 1..=2_000_000_000);
        cases.push(piles.chunks(2).map(|pair| (pair[0], pair[1])).collect());
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Pairs);
    let mut output = String::new();
    for pairs in read(input) {
        let first = analysis.outcome(&pairs).expect("piles get smaller").mover_wins();
        output += if first { "YES\n" } else { "NO\n" };
    }
    output
}
