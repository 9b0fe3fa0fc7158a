//! CodeChef ANKNIM2 by its rules: every run, and Nim by every move.
//!
//! The middle tier has rows of up to 3200 piles with few different nim sums, so that one of them
//! occurs too often for the solution to count pair by pair. The nim sum of each run is that of the
//! run without its last pile, plus that pile.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=g.pick(3, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        // Nim sums that all occur about equally often, from always to hardly ever.
        let largest = [0, 1, 3, g.pick(3, 31), g.pick(2, 63), g.pick(2, 1_000_000_000)];
        let largest = largest[g.within(0..=5) as usize];
        input += &format!("{n}\n{}\n", join(&g.many(n, 0..=largest)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    // Only zeros, with a larger pile now and then, and any small piles.
    let (zeros, others) = (g.within(2600..=3200), g.within(1..=700));
    let mut piles = vec![0; zeros as usize];
    for _ in 0..g.within(1..=4) {
        piles[g.within(0..=zeros - 1) as usize] = if g.one_in(2) { 1 } else { 2 };
    }
    for piles in [piles, g.many(others, 0..=3)] {
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let mut counts = vec![0u32; piles.len()];
        for start in 0..piles.len() {
            let mut sum = 0;
            for (count, pile) in counts.iter_mut().zip(&piles[start..]) {
                sum ^= pile;
                *count += u32::from(sum == 0);
            }
        }
        output += &format!("{}\n", join(&counts));
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut rows = Vec::new();
    for _ in 0..input.number(1..=3) {
        let n = input.number(1..=100_000usize);
        rows.push(input.numbers(n, 0..=1_000_000_000));
    }
    input.end();
    rows
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for piles in read(input) {
        let n = piles.len();
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
        output += &format!("{}\n", join(&counts));
    }
    output
}
