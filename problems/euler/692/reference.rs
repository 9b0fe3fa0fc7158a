//! Project Euler 692 by its rules: the first takes are tried one by one, each against all replies.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 60)..=g.pick(60, u64::MAX)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=u64::MAX);
    input.end();
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut fewest = |stones: u64| {
        let heap = FibonacciHeap { stones, most: stones };
        let wins = |&take: &u64| !search.mover_wins(&heap.after(take), &FibonacciHeap::options);
        (1..=stones).find(wins).expect("taking all stones wins")
    };
    format!("{}\n", (1..=largest).map(&mut fewest).sum::<u64>())
}
