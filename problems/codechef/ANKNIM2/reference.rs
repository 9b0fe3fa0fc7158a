//! CodeChef ANKNIM2 by its rules: every run, and Nim by every move.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=g.pick(3, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        // Nim sums that all occur about equally often, from always to hardly ever.
        let largest = [0, 1, 3, g.pick(3, 31), g.pick(2, 63), g.pick(2, 1_000_000_000)];
        let largest = largest[g.within(0..=5) as usize];
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 0..=largest)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=3usize);
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=100_000usize);
        let piles = input.numbers(n, 0..=1_000_000_000u64);
        assert!(n <= 20, "too large for a reference");
        let counts: Vec<u64> = (1..=n)
            .map(|length| {
                let lost = piles.windows(length).filter(|run| {
                    let mut run = run.to_vec();
                    run.sort_unstable();
                    !search.mover_wins(&run, &|run: &Vec<u64>| take_from_one_heap(run, |_| true))
                });
                lost.count() as u64
            })
            .collect();
        output += &format!("{}\n", spaced(&counts));
    }
    input.end();
    output
}
