//! Codeforces 603C by its rules: takes one cow, or splits a pile.
//!
//! The middle tier has piles of up to 1000 cows, each worth the mex of what the moves leave, and
//! up to 50 parts.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(g.pick(1, 999_999_990)..=g.pick(4, 1_000_000_000));
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let most =
        g.pick([[16, 6, 3], [6, 4, 3]][usize::from(k > 1)][n.min(3) as usize - 1], 1_000_000_000);
    let piles = g.many(n, g.pick(1, most / 2)..=most);
    format!("{n} {k}\n{}\n", join(&piles))
}

/// The largest pile whose value is found.
const LARGEST: u64 = 1000;

/// Returns piles of which the last one often makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=5);
    let k = g.within(1..=50) as usize;
    let largest = if g.one_in(3) { 12 } else { LARGEST };
    let mut piles = g.many(n, 1..=largest);
    let values = values(k);
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
    let from = g.within(1..=LARGEST);
    let mut places = (from..=LARGEST).chain(1..from);
    if !g.one_in(3) {
        piles.extend(places.find(|&pile| values[pile as usize] == sum));
    }
    format!("{} {k}\n{}\n", piles.len(), join(&piles))
}

fn values(k: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0];
    for pile in 1..=LARGEST as usize {
        let parts = |half: usize| (0..k).fold(0, |sum, _| sum ^ values[half]);
        let split = (pile % 2 == 0).then(|| parts(pile / 2));
        values.push(mex([values[pile - 1]].into_iter().chain(split)));
    }
    values
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { k, piles } = read(input);
    let values = values(k);
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
    if sum > 0 { "Kevin\n" } else { "Nicky\n" }.to_string()
}

struct Case {
    k: usize,
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=100_000);
    let k = input.number(1..=1_000_000_000usize);
    let piles = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    Case { k, piles }
}

fn answer(input: &mut Input) -> String {
    let Case { k, mut piles } = read(input);
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &pile) in piles.iter().enumerate() {
            let mut rest = piles.clone();
            rest.remove(place);
            let mut add = |new: &[u64]| {
                let mut option = [&rest[..], new].concat();
                option.retain(|&pile| pile > 0);
                option.sort_unstable();
                options.push(option);
            };
            add(&[pile - 1]);
            if pile % 2 != 1 {
                add(&vec![pile / 2; k]);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    };
    let first = Search::normal().mover_wins(&piles, &options);
    if first { "Kevin\n" } else { "Nicky\n" }.to_string()
}
