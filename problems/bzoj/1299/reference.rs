//! BZOJ 1299 by its rules: every set taken out, and every length eaten of every bar.
//!
//! The middle tier has up to 14 bars of up to 10^9, often with a set of nim sum 0, and tries every
//! set of bars; that such a set decides is taken for granted.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..10 {
        let n = g.within(g.pick(1, 14)..=g.pick(4, 14));
        let bars = g.many(n, 1..=g.pick([9, 6, 5, 4][n as usize % 4], 1_000_000_000));
        input += &format!("{n}\n{}\n", join(&bars));
    }
    input
}

/// Returns bars of which often one is the nim sum of some others.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..10 {
        let n = g.within(3..=14);
        let most = (1u64 << g.within(n.min(12)..=30)).min(1_000_000_000);
        let mut bars = g.many(n, 1..=most);
        if g.one_in(2) {
            let chosen = g.within(1..=(1 << (n - 1)) - 1);
            let sum = (1..n as usize).filter(|place| chosen >> (place - 1) & 1 == 1);
            let sum = sum.fold(0, |sum, place| sum ^ bars[place]);
            bars[0] = if (1..=1_000_000_000).contains(&sum) { sum } else { bars[0] };
        }
        input += &format!("{n}\n{}\n", join(&bars));
    }
    input
}

fn answer_by_sets(input: &mut Input) -> String {
    let verdict = |bars: &Vec<u64>| {
        let mut sums = vec![0];
        for bar in bars {
            let with: Vec<u64> = sums.iter().map(|sum| sum ^ bar).collect();
            sums.extend(with);
        }
        // The empty set comes first.
        if sums[1..].contains(&0) {
            "NO\n"
        } else {
            "YES\n"
        }
    };
    read(input).iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..10 {
        let n = input.number(1..=14);
        cases.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    cases
}

/// The bars in the box and those out of it, each in order.
type Position = (Vec<u64>, Vec<u64>);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for mut bars in read(input) {
        bars.sort_unstable();
        let first_wins = search.mover_wins(&(bars, Vec::new()), &options);
        output += if first_wins { "NO\n" } else { "YES\n" };
    }
    output
}

fn options((inside, outside): &Position) -> Vec<Position> {
    let eaten = take_from_one_heap(outside, |_| true);
    let mut after: Vec<Position> =
        eaten.into_iter().map(|outside| (inside.clone(), outside)).collect();
    for taken in 1..1u32 << inside.len() {
        let (mut left, mut out) = (Vec::new(), outside.clone());
        for (place, &bar) in inside.iter().enumerate() {
            if taken >> place & 1 == 1 { &mut out } else { &mut left }.push(bar);
        }
        out.retain(|&bar| bar > 0);
        out.sort_unstable();
        after.push((left, out));
    }
    after
}
