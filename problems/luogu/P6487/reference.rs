//! Luogu P6487 by its rules: every number of stones, with what may be taken next.
//!
//! The middle tier has heaps of up to 20,000. A number of stones wins exactly when twice as many
//! are less than the least that wins from what is left.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000_000_000)..=g.pick(90, 1_000_000_000_000_000));
    format!("{n}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=10_000);
    // Often a Fibonacci number, or near one.
    let (mut small, mut large) = (1, 2);
    while small < n {
        (small, large) = (large, small + large);
    }
    format!("{}\n", if g.one_in(3) { (small + g.within(0..=3)).max(3) - 1 } else { n })
}

fn answer_by_table(input: &mut Input) -> String {
    let n: u64 = input.number(2..=20_000);
    input.end();
    let mut least: Vec<u64> = vec![u64::MAX];
    for stones in 1..=n {
        // All stones win, if nothing less does.
        let wins = |take: &u64| least[(stones - take) as usize] > 2 * take;
        least.push((1..=stones).find(wins).expect("all of them"));
    }
    format!("{}\n", least[n as usize])
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
