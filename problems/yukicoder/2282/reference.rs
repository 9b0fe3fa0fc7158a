//! yukicoder 2282 by its rules: every box opened, and every number of stones taken. The bounds of
//! the statement are not known; the solution needs none.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let largest = g.within(1..=g.pick(3, 1_000_000_000));
    format!("{n}\n{}\n", spaced(&g.many(n, 0..=largest)))
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Box {
    stones: u64,
    is_open: bool,
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let closed = |stones| Box { stones, is_open: false };
    let mut boxes: Vec<Box> = input.numbers(n, 0..=1_000_000_000).into_iter().map(closed).collect();
    input.end();
    boxes.sort_unstable();
    let first = Search::normal().mover_wins(&boxes, &|boxes| options(boxes));
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// The order of the boxes does not matter.
fn options(boxes: &[Box]) -> Vec<Vec<Box>> {
    let mut options = Vec::new();
    for (place, Box { stones, is_open }) in boxes.iter().enumerate() {
        let left = if *is_open { 0..*stones } else { *stones..stones + 1 };
        for stones in left {
            let mut option = boxes.to_vec();
            option[place] = Box { stones, is_open: true };
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
