//! Luogu P6487 by its rules: every number of stones, with what may be taken next.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000_000_000)..=g.pick(90, 1_000_000_000_000_000));
    format!("{n}\n")
}

fn answer(input: &mut Input) -> String {
    let n: u64 = input.number(2..=1_000_000_000_000_000);
    input.end();
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let heap = FibonacciHeap { stones: n, most: n };
    let wins = |&take: &u64| !search.mover_wins(&heap.after(take), &FibonacciHeap::options);
    let least = (1..=n).find(wins);
    format!("{}\n", least.expect("taking all wins"))
}
