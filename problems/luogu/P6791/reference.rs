//! Luogu P6791 by its rules: every number of stones, for every heap.
//!
//! The middle tier has heaps of up to 20,000. A heap is won exactly when the limit is no less than
//! the least number that wins: one after which twice as much is less than the least that wins then.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let (mut small, mut large) = (1, 2);
    let mut fibonacci = Vec::new();
    while small <= 20_000 {
        fibonacci.push(small);
        (small, large) = (large, small + large);
    }
    let mut input = String::from("40\n");
    for _ in 0..40 {
        // Around Fibonacci numbers, or anywhere.
        let near = |g: &mut Generator| {
            let number = fibonacci[g.within(0..=fibonacci.len() as u64 - 1) as usize];
            (number + g.within(0..=3)).max(3) - 2
        };
        let k = if g.one_in(4) { g.within(1..=20_000) } else { near(g) };
        let n = if g.one_in(2) { g.within(1..=20_000) } else { near(g) };
        input += &format!("{k} {n}\n");
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    // Whoever finds no stone has won, whatever may be taken.
    let mut least: Vec<u64> = vec![0];
    for stones in 1..=20_000u64 {
        let wins = |take: &u64| least[(stones - take) as usize] > 2 * take;
        least.push((1..=stones).find(wins).unwrap_or(u64::MAX));
    }
    let line = |(k, n): (u64, u64)| {
        format!("{}\n", least[1..=n as usize].iter().filter(|&&least| least <= k).count())
    };
    read(input).into_iter().map(line).collect()
}

/// Reads k and N of each case.
fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100_000) {
        let k = input.number(1..=1_000_000_000_000_000_000u64);
        cases.push((k, input.number(1..=1_000_000_000_000_000_000u64)));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    // Whoever finds no stone has won.
    let mut search = Search::misere().written(FibonacciHeap::to_string);
    let mut output = String::new();
    for (k, n) in read(input) {
        assert!(n <= 200, "{n} heaps are too many for brute force");
        let won = (1..=n).filter(|&stones| {
            search.mover_wins(&FibonacciHeap { stones, most: k }, &FibonacciHeap::options)
        });
        output += &format!("{}\n", won.count());
    }
    output
}
