//! Project Euler 391 by its rules: every counter, from the largest one down, and every move.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 900)..=g.pick(13, 1000)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1000u64);
    input.end();
    assert!(largest <= 20, "too large for a reference");
    format!("{}\n", (1..=largest).map(|n| largest_winning_move(n).pow(3)).sum::<u64>())
}

fn largest_winning_move(n: u64) -> u64 {
    // Up to the first counter from which no move leads on.
    let mut counters = vec![0];
    let mut k = 1u64;
    while u64::from(k.count_ones()) <= n {
        counters.push(counters[counters.len() - 1] + u64::from(k.count_ones()));
        k += 1;
    }
    let options = |&from: &usize| -> Vec<usize> {
        let near = |to: &usize| counters[*to] - counters[from] <= n;
        (from + 1..counters.len()).take_while(near).collect()
    };
    Search::normal().written(|&place: &usize| counters[place]).show(&0, &options);
    let mut wins = vec![false; counters.len()];
    for from in (0..counters.len()).rev() {
        wins[from] = options(&from).into_iter().any(|to| !wins[to]);
    }
    let moves = (1..counters.len()).take_while(|&to| counters[to] <= n);
    moves.filter(|&to| !wins[to]).map(|to| counters[to]).max().unwrap_or(0)
}
