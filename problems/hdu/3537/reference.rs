//! HDU 3537 by its rules: every one, two or three coins turned over, on whole rows.
//!
//! The middle tier has coins up to number 150, half of the rows lost; a coin is worth the mex of
//! the sums of what is turned to its left.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 2000) {
        let n = g.within(g.pick(0, 100)..=g.pick(7, 100));
        let mut coins = g.many(n, 0..=g.pick(7, 99_999_999));
        if n > 3 && g.one_in(2) {
            // Four neighbours with the nim sum 0, each of the others named twice.
            let low = 4 * g.within(0..=g.pick(1, 24_999_999));
            coins = vec![low + 3, low, low + 2, low + 1];
            coins.extend((4..n).map(|place| low + place % 4));
        }
        input += &format!("{n}\n{}\n", join(&coins));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = coin_values();
    let mut input = String::new();
    for _ in 0..60 {
        let n = g.within(1..=40);
        let mut coins = g.many(n, 0..=149);
        coins.sort_unstable();
        coins.dedup();
        let sum = coins.iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
        let last = (0..150).find(|&coin| values[coin as usize] == sum && !coins.contains(&coin));
        // The sum of an odd number of coins is odious, and so may be that of another coin.
        coins.extend(last.filter(|_| g.one_in(2)));
        let turn = g.within(0..=coins.len() as u64 - 1) as usize;
        coins.rotate_left(turn);
        if g.one_in(3) {
            coins.push(coins[0]);
        }
        input += &format!("{}\n{}\n", coins.len(), join(&coins));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = coin_values();
    let mut output = String::new();
    while let Some(mut coins) = read(input) {
        coins.sort_unstable();
        coins.dedup();
        let sum = coins.iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
        output += if sum > 0 { "No\n" } else { "Yes\n" };
    }
    output
}

fn coin_values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for coin in 0..150 {
        let pairs = (0..coin).flat_map(|one| (0..one).map(move |other| (one, other)));
        let sums = pairs.map(|(one, other)| values[one] ^ values[other]);
        values.push(mex(sums.chain(values.iter().copied()).chain([0])));
    }
    values
}

fn read(input: &mut Input) -> Option<Vec<u64>> {
    let n = input.number_or_end(0..=100)?;
    Some(input.numbers(n, 0..=99_999_999))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|&heads: &u64| {
        join(&(0..20).filter(|coin| heads >> coin & 1 == 1).collect::<Vec<u64>>())
    });
    let mut output = String::new();
    while let Some(coins) = read(input) {
        assert!(coins.iter().all(|&coin| coin < 20), "too many coins for brute force");
        let heads = coins.iter().fold(0, |heads, coin| heads | 1 << coin);
        let first = search.mover_wins(&heads, &|&heads: &u64| turned(heads));
        output += if first { "No\n" } else { "Yes\n" };
    }
    output
}

/// The coins with heads, as bits, after each move.
fn turned(heads: u64) -> Vec<u64> {
    let mut after = Vec::new();
    for right in (0..20).filter(|right| heads >> right & 1 == 1) {
        let left = heads ^ 1 << right;
        after.push(left);
        for second in 0..right {
            after.push(left ^ 1 << second);
            after.extend((0..second).map(|third| left ^ 1 << second ^ 1 << third));
        }
    }
    after
}
