//! HackerRank stone-piles by its rules: every division into different parts.
//!
//! The middle tier has piles of up to 50 stones, as many as the statement allows: each is worth the
//! mex of the nim sums of all its divisions, which are gone through one by one.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_divisions).run();
}

struct Pile;

impl Game for Pile {
    type Position = u64;

    fn options(&self, &pile: &u64) -> Vec<Vec<u64>> {
        let mut divisions = into_different_parts(pile, pile);
        divisions.retain(|parts| parts.len() > 1);
        divisions
    }
}

/// Returns all ways to write `total` as a sum of different numbers up to `most`.
fn into_different_parts(total: u64, most: u64) -> Vec<Vec<u64>> {
    if total == 0 {
        return vec![vec![]];
    }
    let mut ways = Vec::new();
    for part in 1..=most.min(total) {
        for mut parts in into_different_parts(total - part, part - 1) {
            parts.push(part);
            ways.push(parts);
        }
    }
    ways
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 50);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(200) { 40 } else { 16 };
        let piles = g.heaps(g.pick(4, 50), 1..=g.pick(most, 50));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let count = g.within(1..=5);
        let piles = g.heaps(count, 1..=50);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_divisions(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for pile in 1..=50 {
        let mut is_option = [false; 256];
        add_nim_sums(pile, pile - 1, 0, &values, &mut is_option);
        let value = is_option.iter().position(|&is_option| !is_option).expect("few options");
        values.push(value as u64);
    }
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=50);
        let piles: Vec<usize> = input.numbers(n, 1..=50);
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        output += if sum > 0 { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}

/// Marks the nim sum of every way to divide what is left into different parts up to `most`; the
/// larger parts have the nim sum `sum`.
fn add_nim_sums(left: usize, most: usize, sum: u64, values: &[u64], is_option: &mut [bool]) {
    if left == 0 {
        is_option[sum as usize] = true;
    }
    // All parts from 1 on are not enough.
    if left > most * (most + 1) / 2 {
        return;
    }
    for part in 1..=most.min(left) {
        add_nim_sums(left - part, part - 1, sum ^ values[part], values, is_option);
    }
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Pile);
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=50);
        let piles = input.numbers(n, 1..=50);
        Search::normal().show(&piles, &|piles| change_one_heap(piles, |heap| Pile.options(heap)));
        let alice = analysis.outcome(&piles).expect("piles get smaller").mover_wins();
        output += if alice { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}
