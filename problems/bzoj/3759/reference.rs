//! BZOJ 3759 by its rules: every set of closed boxes, and every number of stones.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 20)..=g.pick(3, 20));
        let boxes = g.many(n, 1..=g.pick(5, 1_000_000_000));
        input += &format!("{n}\n{}\n", spaced(&boxes));
    }
    input
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Box {
    stones: u64,
    is_open: bool,
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|boxes: &Vec<Box>| {
        let written = |Box { stones, is_open }: &Box| match is_open {
            true => format!("{stones}"),
            false => format!("[{stones}]"),
        };
        boxes.iter().map(written).collect::<Vec<_>>().join(" ")
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=20);
        let closed = |stones| Box { stones, is_open: false };
        let boxes: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        let mut boxes: Vec<Box> = boxes.into_iter().map(closed).collect();
        boxes.sort_unstable();
        let first_wins = search.mover_wins(&boxes, &|boxes| options(boxes));
        output += if first_wins { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

/// The order of the boxes does not matter.
fn options(boxes: &[Box]) -> Vec<Vec<Box>> {
    let mut options = Vec::new();
    for (place, Box { stones, is_open }) in boxes.iter().enumerate() {
        for left in (0..*stones).filter(|_| *is_open) {
            let mut option = boxes.to_vec();
            option[place].stones = left;
            option.sort_unstable();
            options.push(option);
        }
    }
    let closed: Vec<usize> = (0..boxes.len()).filter(|&place| !boxes[place].is_open).collect();
    for set in 1..1 << closed.len() {
        let mut option = boxes.to_vec();
        for (bit, &place) in closed.iter().enumerate() {
            option[place].is_open = set >> bit & 1 == 1;
        }
        option.sort_unstable();
        options.push(option);
    }
    options
}
