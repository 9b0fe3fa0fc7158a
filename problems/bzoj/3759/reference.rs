//! BZOJ 3759 by its rules: every set of closed boxes, and every number of stones.
//!
//! The middle tier has up to 12 boxes of up to 10^9 stones, often with a set of nim sum 0, and
//! tries every set of boxes; that such a set decides is taken for granted.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 20)..=g.pick(3, 20));
        let boxes = g.many(n, 1..=g.pick(5, 1_000_000_000));
        input += &format!("{n}\n{}\n", join(&boxes));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(3..=12);
        let most = (1u64 << g.within(n..=30)).min(1_000_000_000);
        let mut boxes = g.many(n, 1..=most);
        if g.one_in(2) {
            let chosen = g.within(1..=(1 << (n - 1)) - 1);
            let sum = (1..n as usize).filter(|place| chosen >> (place - 1) & 1 == 1);
            let sum = sum.fold(0, |sum, place| sum ^ boxes[place]);
            boxes[0] = if (1..=1_000_000_000).contains(&sum) { sum } else { boxes[0] };
        }
        input += &format!("{n}\n{}\n", join(&boxes));
    }
    input
}

fn answer_by_sets(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=20);
        let mut sums = vec![0];
        for stones in input.numbers(n, 1..=1_000_000_000u64) {
            let with: Vec<u64> = sums.iter().map(|sum| sum ^ stones).collect();
            sums.extend(with);
        }
        // The empty set comes first.
        output += if sums[1..].contains(&0) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
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
