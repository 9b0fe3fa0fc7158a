//! BZOJ 1299 by its rules: every set taken out, and every length eaten of every bar.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..10 {
        let n = g.within(g.pick(1, 14)..=g.pick(4, 14));
        let bars = g.many(n, 1..=g.pick([9, 6, 5, 4][n as usize % 4], 1_000_000_000));
        input += &format!("{n}\n{}\n", spaced(&bars));
    }
    input
}

/// The bars in the box and those out of it, each in order.
type Position = (Vec<u64>, Vec<u64>);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..10 {
        let n = input.number(1..=14);
        let mut bars = input.numbers(n, 1..=1_000_000_000);
        bars.sort_unstable();
        let first_wins = search.mover_wins(&(bars, Vec::new()), &options);
        output += if first_wins { "NO\n" } else { "YES\n" };
    }
    input.end();
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
