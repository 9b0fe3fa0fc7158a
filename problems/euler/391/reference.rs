//! Project Euler 391 by its rules: every counter, from the largest one down, and every move.
//!
//! The middle tier goes up to 17: from the last counter down, each counter that is more than n
//! below the nearest lost one is lost, and all 2^18 counters are examined.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_descent).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 900)..=g.pick(13, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(9..=17))
}

fn answer_by_descent(input: &mut Input) -> String {
    let largest = input.number(1..=20u64);
    input.end();
    let first_choice = |n: u64| {
        // How far the lost counter above is away.
        let mut distance = 0;
        for k in (1..(1u64 << (n + 1)) - 1).rev() {
            // The counter before k; one that is too far away for a move is lost itself.
            distance += u64::from(k.count_ones());
            if distance > n {
                distance = 0;
            }
        }
        distance
    };
    format!("{}\n", (1..=largest).map(|n| first_choice(n).pow(3)).sum::<u64>())
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
