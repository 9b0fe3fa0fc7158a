//! Project Euler 325 by its rules: every multiple of the smaller heap is taken.
//!
//! The middle tier goes up to heaps of 1400, for which the sum is above the modulus: a table says
//! for every two heaps whether some multiple of the smaller one leaves a lost position.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 10_000_000_000_000_000;
    format!("{}\n", g.within(g.pick(1, largest / 2)..=g.pick(60, largest)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", if g.one_in(2) { g.within(1200..=1400) } else { g.within(61..=1400) })
}

fn answer_by_table(input: &mut Input) -> String {
    let largest = input.number(1..=2000u64);
    input.end();
    let side = largest as usize + 1;
    // By the larger heap and the smaller one, which may be 0.
    let mut is_lost = vec![false; side * side];
    let mut sum = 0;
    for large in 1..=largest {
        is_lost[large as usize * side] = true;
        for small in 1..=large {
            let wins = (1..=large / small).rev().any(|times| {
                let left = large - times * small;
                is_lost[left.max(small) as usize * side + left.min(small) as usize]
            });
            is_lost[large as usize * side + small as usize] = !wins;
            if !wins {
                sum += small + large;
            }
        }
    }
    format!("{}\n", sum % 7u64.pow(10))
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
