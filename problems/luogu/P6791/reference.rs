//! Luogu P6791 by its rules: every number of stones, for every heap.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let smaller = g.within(0..=g.pick(1, 59));
        let k = g.within(1..=g.pick(12, 1_000_000_000_000_000_000) >> smaller);
        let n =
            g.within(g.pick(1, 900_000_000_000_000_000)..=g.pick(40, 1_000_000_000_000_000_000));
        input += &format!("{k} {n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    // Whoever finds no stone has won.
    let mut search = Search::misere().written(FibonacciHeap::to_string);
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let k = input.number(1..=1_000_000_000_000_000_000u64);
        let n = input.number(1..=1_000_000_000_000_000_000u64);
        assert!(n <= 200, "{n} heaps are too many for brute force");
        let won = (1..=n).filter(|&stones| {
            search.mover_wins(&FibonacciHeap { stones, most: k }, &FibonacciHeap::options)
        });
        output += &format!("{}\n", won.count());
    }
    input.end();
    output
}
