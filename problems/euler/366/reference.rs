//! Project Euler 366 by its rules: the first takes are tried one by one, each against all replies.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000_000_000_000;
    format!("{}\n", g.within(g.pick(1, largest / 2)..=g.pick(60, largest)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1_000_000_000_000_000_000u64);
    input.end();
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut most = |stones: u64| {
        let heap = FibonacciHeap { stones, most: stones };
        let wins = |&take: &u64| !search.mover_wins(&heap.after(take), &FibonacciHeap::options);
        (1..stones).rev().find(wins).unwrap_or(0)
    };
    format!("{}\n", (1..=largest).map(&mut most).sum::<u64>() % 100_000_000)
}
