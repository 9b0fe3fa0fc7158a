//! Project Euler 900 by its rules: every way of taking stones from all heaps is tried.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 10_000)..=g.pick(2, 10_000)))
}

fn answer(input: &mut Input) -> String {
    let exponent = input.number(0..=10_000u32);
    input.end();
    assert!(exponent <= 2, "too large for brute force");
    let mut search = Search::normal();
    let mut least = |n: u64| {
        let is_lost = |more: &u64| {
            let mut heaps = vec![n; n as usize];
            heaps.push(n + more);
            !search.mover_wins(&heaps, &|heaps| options(heaps))
        };
        (0..).find(is_lost).expect("some number is lost")
    };
    format!("{}\n", (1..=1 << exponent).map(&mut least).sum::<u64>() % 900_497_239)
}

/// Returns the heaps, in ascending order, after each move.
fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    take(heaps, heaps[0], &mut vec![], &mut options);
    options
}

/// Adds the positions in which the first heaps are `left`, and `stones` are still to be taken from
/// the others.
fn take(heaps: &[u64], stones: u64, left: &mut Vec<u64>, options: &mut Vec<Vec<u64>>) {
    let Some(heap) = heaps.get(left.len()) else {
        if stones == 0 {
            let mut option = left.clone();
            option.sort_unstable();
            options.push(option);
        }
        return;
    };
    for taken in 0..=stones.min(heap - 1) {
        left.push(heap - taken);
        take(heaps, stones - taken, left, options);
        left.pop();
    }
}
