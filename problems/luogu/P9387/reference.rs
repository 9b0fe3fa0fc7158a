//! Luogu P9387 by its rules: every part of every bar eaten, and play.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
