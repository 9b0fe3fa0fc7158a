//! HackerRank chocolate-in-box by its rules: every first move is tried, and those after
//! which the opponent loses are counted.
//!
//! The middle tier has up to 30 boxes of up to 2000, and tries every number that may be left in
//! each: the move wins if it is the nim sum of the others.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_moves).run();
}

fn generate(g: &mut Generator) -> String {
    let boxes = g.heaps(g.pick(4, 1_000_000), 1..=g.pick(8, 1_000_000_000));
    format!("{}\n{}\n", boxes.len(), join(&boxes))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=30);
    let most = if g.one_in(2) { 2000 } else { 40 };
    let boxes = g.heaps(count, 1..=most);
    format!("{}\n{}\n", boxes.len(), join(&boxes))
}

fn answer_by_moves(input: &mut Input) -> String {
    let boxes = read(input);
    let mut wins = 0;
    for (place, &chocolates) in boxes.iter().enumerate() {
        let others = (0..boxes.len()).filter(|&other| other != place);
        let sum = others.fold(0, |sum, other| sum ^ boxes[other]);
        wins += (0..chocolates).filter(|&left| left == sum).count();
    }
    format!("{wins}\n")
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=1_000_000);
    let boxes = input.numbers(n, 1..=1_000_000_000);
    input.end();
    boxes
}

fn answer(input: &mut Input) -> String {
    let boxes = read(input);
    let mut search = Search::normal();
    let options = |boxes: &Vec<u64>| take_from_one_heap(boxes, |_| true);
    let after = options(&boxes).into_iter();
    let wins = after.filter(|after| !search.mover_wins(after, &options)).count();
    format!("{wins}\n")
}
