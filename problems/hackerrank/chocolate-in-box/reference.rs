//! HackerRank chocolate-in-box by its rules: every first move is tried, and those after
//! which the opponent loses are counted.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let boxes = g.heaps(g.pick(4, 1_000_000), 1..=g.pick(8, 1_000_000_000));
    format!("{}\n{}\n", boxes.len(), spaced(&boxes))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000);
    let boxes = input.numbers(n, 1..=1_000_000_000);
    input.end();
    let mut search = Search::normal();
    let options = |boxes: &Vec<u64>| take_from_one_heap(boxes, |_| true);
    let after = options(&boxes).into_iter();
    let wins = after.filter(|after| !search.mover_wins(after, &options)).count();
    format!("{wins}\n")
}
