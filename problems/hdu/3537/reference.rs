//! HDU 3537 by its rules: every one, two or three coins turned over, on whole rows.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n}\n{}\n", spaced(&coins));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|&heads: &u64| {
        spaced(&(0..20).filter(|coin| heads >> coin & 1 == 1).collect::<Vec<u64>>())
    });
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=100) {
        let coins: Vec<u64> = input.numbers(n, 0..=99_999_999);
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
