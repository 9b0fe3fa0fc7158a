//! HDU 2516 by its rules: every number that may be taken, the next limit following from it.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 100_000) {
        let n = g.within(2..=g.pick(60, 2_147_483_647));
        // Large Fibonacci numbers are rare, but every second heap should be one.
        let n = if g.one_in(2) { fibonacci_above(n) } else { n };
        input += &format!("{n}\n");
    }
    input + "0\n"
}

fn fibonacci_above(n: u64) -> u64 {
    let (mut small, mut large) = (1, 2);
    while small < n && large <= 2_147_483_647 {
        (small, large) = (large, small + large);
    }
    small
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut output = String::new();
    loop {
        let n = input.number(0..=2_147_483_647);
        if n == 0 {
            input.end();
            return output;
        }
        assert!(n > 1, "one stone leaves no first move");
        let heap = FibonacciHeap { stones: n, most: n - 1 };
        let first = search.mover_wins(&heap, &FibonacciHeap::options);
        output += if first { "First win\n" } else { "Second win\n" };
    }
}
