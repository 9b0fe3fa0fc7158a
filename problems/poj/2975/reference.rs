//! POJ 2975 by its rules: every first move is tried, and those after which the opponent
//! loses are counted.
//!
//! The middle tier has up to 30 piles of up to 2000 stones, and tries every number that may be left
//! of each: the move wins if it is the nim sum of the others.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_moves).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 100) {
        let piles = g.heaps(g.pick(4, 1000), 1..=g.pick(7, 1_000_000_000));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..10 {
        let count = g.within(1..=30);
        let most = if g.one_in(2) { 2000 } else { 40 };
        let piles = g.heaps(count, 1..=most);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn answer_by_moves(input: &mut Input) -> String {
    counts(input, |piles| {
        let wins = |place: usize| {
            let others = (0..piles.len()).filter(|&other| other != place);
            let sum = others.fold(0, |sum, other| sum ^ piles[other]);
            (0..piles[place]).filter(|&left| left == sum).count()
        };
        (0..piles.len()).map(wins).sum()
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    counts(input, |piles| {
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        let after = options(&piles).into_iter();
        after.filter(|after| !search.mover_wins(after, &options)).count()
    })
}

/// Writes what `count` returns for each position.
fn counts(input: &mut Input, mut count: impl FnMut(Vec<u64>) -> usize) -> String {
    let mut output = String::new();
    loop {
        let piles = input.number(0..=1000);
        if piles == 0 {
            input.end();
            return output;
        }
        output += &format!("{}\n", count(input.numbers(piles, 1..=1_000_000_000)));
    }
}
