//! Project Euler 325 by its rules: every multiple of the smaller heap is taken.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 10_000_000_000_000_000;
    format!("{}\n", g.within(g.pick(1, largest / 2)..=g.pick(60, largest)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=10_000_000_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let mut sum = 0;
    for x in 1..=largest {
        let lost = (x + 1..=largest).filter(|&y| !search.mover_wins(&[x, y], &options));
        sum += lost.map(|y| x + y).sum::<u64>();
    }
    format!("{}\n", sum % 7u64.pow(10))
}

/// Returns the heaps, the smaller one first, after each move. With an empty heap, the game is over.
fn options(&[small, large]: &[u64; 2]) -> Vec<[u64; 2]> {
    let most = large.checked_div(small).unwrap_or(0);
    let left = (1..=most).map(|times| large - times * small);
    left.map(|left| [left.min(small), left.max(small)]).collect()
}
