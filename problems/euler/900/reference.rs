//! Project Euler 900 by its rules: every way of taking stones from all heaps is tried.
//!
//! The middle tier goes up to 2^16 numbers, for which the sum is above the modulus. That a position
//! is lost if and only if the smallest heap is less than the power of 2 in the sum of the others is
//! taken for granted; the least k that gives it is found for each n.

use reference::{Generator, Input, Reference, Search};

const MODULUS: u64 = 900_497_239;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_one_by_one).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 10_000)..=g.pick(2, 10_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(2..=16))
}

fn answer_one_by_one(input: &mut Input) -> String {
    let exponent = input.number(0..=20u32);
    input.end();
    let mut sum = 0;
    for n in 1u64..=1 << exponent {
        // Of n + 1 heaps, which are even in number if n is odd.
        let least = n * n + n % 2;
        let power = (0..).map(|v| 1 << v).find(|&power| power > n).expect("powers grow");
        sum += least.next_multiple_of(power) - least;
    }
    format!("{}\n", sum % MODULUS)
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
    format!("{}\n", (1..=1 << exponent).map(&mut least).sum::<u64>() % MODULUS)
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
