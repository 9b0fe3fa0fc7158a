//! UVa 10165 by its rules: every pile cut down to every smaller size. The statement does not
//! bound the number of piles; the solution needs no bound.
//!
//! The middle tier has piles of up to 2 · 10^9 stones. Two equal ones may be forgotten, as one answers
//! every move in the other; what is left has at most 200 stones a pile, worth the mex of what the
//! moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 100) {
        let piles = g.heaps(g.pick(4, 2000), 1..=g.pick(6, 2_000_000_000));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..30 {
        let mut piles = g.many(2, 1..=200);
        // One time in two, the last pile makes the nim sum 0.
        let last = piles[0] ^ piles[1];
        piles.push(if g.one_in(2) && last > 0 && last <= 200 { last } else { g.within(1..=200) });
        for _ in 0..g.within(0..=5) {
            let pile = g.within(1..=2_000_000_000);
            piles.insert(0, pile);
            piles.push(pile);
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&pile: &u64| (0..pile).map(|left| vec![left]).collect();
    let mut output = String::new();
    loop {
        let n = input.number(0..=2000);
        if n == 0 {
            break;
        }
        let mut unpaired = BTreeSet::new();
        for pile in input.numbers(n, 1..=2_000_000_000u64) {
            if !unpaired.remove(&pile) {
                unpaired.insert(pile);
            }
        }
        assert!(unpaired.iter().all(|&pile| pile <= 200), "too large for the middle tier");
        let unpaired: Vec<u64> = unpaired.into_iter().collect();
        output += if values.sum(&unpaired, &options) > 0 { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    let mut output = String::new();
    loop {
        let n = input.number(0..=2000);
        if n == 0 {
            break;
        }
        let mut piles = input.numbers(n, 1..=2_000_000_000u64);
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
