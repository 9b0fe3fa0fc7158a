//! HDU 2516 by its rules: every number that may be taken, the next limit following from it.
//!
//! The middle tier has heaps of up to 20,000. A heap is won exactly when the limit is no less than
//! the least number that wins: one after which twice as much is less than the least that wins then.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..60 {
        let n = g.within(2..=10_000);
        let near = (fibonacci_above(n) + g.within(0..=2) - 1).max(2);
        input += &format!("{n}\n{near}\n");
    }
    input + "0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    let mut least: Vec<u64> = vec![u64::MAX];
    for stones in 1..=20_000u64 {
        // All stones win, if nothing less does.
        let wins = |take: &u64| least[(stones - take) as usize] > 2 * take;
        least.push((1..=stones).find(wins).expect("all of them"));
    }
    let verdict = |n: u64| if least[n as usize] < n { "First win\n" } else { "Second win\n" };
    read(input).into_iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let mut heaps = Vec::new();
    loop {
        let n = input.number(0..=2_147_483_647);
        if n == 0 {
            input.end();
            return heaps;
        }
        assert!(n > 1, "one stone leaves no first move");
        heaps.push(n);
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut output = String::new();
    for n in read(input) {
        let heap = FibonacciHeap { stones: n, most: n - 1 };
        let first = search.mover_wins(&heap, &FibonacciHeap::options);
        output += if first { "First win\n" } else { "Second win\n" };
    }
    output
}
