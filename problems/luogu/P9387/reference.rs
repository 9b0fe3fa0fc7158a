//! Luogu P9387 by its rules: every part of every bar eaten, and play.
//!
//! The middle tier has bars of up to 60 pieces, which are worth their length, and tries all that a
//! move can leave of each.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 50_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(0..=g.pick(3, 1_000_000_000_000_000_000));
        let m = g.within(0..=g.pick(6 - n % 4, 1_000_000_000_000_000_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let lines: String =
        (0..20).map(|_| format!("{} {}\n", g.within(0..=60), g.within(0..=127))).collect();
    format!("20\n{lines}")
}

fn answer_by_parts(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=50_000) {
        let (n, m) = (input.number(0..=60u64), input.number(0..=127u64));
        let sum = (1..=n).fold(m, |sum, bar| sum ^ bar);
        let ways = |bar: u64| {
            let wanted = sum ^ bar;
            let parts = (0..bar).flat_map(|left| (0..bar - left).map(move |right| left ^ right));
            parts.filter(|&value| value == wanted).count()
        };
        let count = (1..=n).chain([m]).map(ways).sum::<usize>();
        output += &format!("{}\n", count % 1_000_000_007);
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |bars: &Vec<u64>| eaten(bars);
    let mut output = String::new();
    for _ in 0..input.number(1..=50_000) {
        let n = input.number(0..=1_000_000_000_000_000_000u64);
        let m = input.number(0..=1_000_000_000_000_000_000u64);
        assert!(n * n + m < 30, "too much for brute force");
        let mut bars: Vec<u64> = (1..=n).chain(Some(m).filter(|&m| m > 0)).collect();
        bars.sort_unstable();
        let won = eaten(&bars).into_iter().filter(|after| !search.mover_wins(after, &options));
        output += &format!("{}\n", won.count() % 1_000_000_007);
    }
    input.end();
    output
}

/// Returns the bars left after each move; equal positions occur several times.
fn eaten(bars: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &bar) in bars.iter().enumerate() {
        for left in 0..bar {
            for right in 0..bar - left {
                let mut next = bars.to_vec();
                next.remove(place);
                next.extend([left, right].iter().filter(|&&part| part > 0));
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after
}
