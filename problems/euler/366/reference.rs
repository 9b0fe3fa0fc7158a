//! Project Euler 366 by its rules: the first takes are tried one by one, each against all replies.
//!
//! The middle tier goes up to 60 000, for which the sum is above the modulus. A table has for each
//! number of stones the fewest that one must be allowed to take to win; it uses no Fibonacci
//! number.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000_000_000_000;
    format!("{}\n", g.within(g.pick(1, largest / 2)..=g.pick(60, largest)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", if g.one_in(2) { g.within(50_000..=60_000) } else { g.within(61..=10_000) })
}

fn answer_by_table(input: &mut Input) -> String {
    let largest = input.number(1..=100_000usize);
    input.end();
    let mut fewest = vec![0];
    for stones in 1..=largest {
        let wins = |&take: &usize| take == stones || 2 * take < fewest[stones - take];
        let take = (1..=stones).find(wins).expect("taking all stones wins");
        fewest.push(take);
    }
    // The largest take that leaves so many stones and not enough for the opponent.
    let mut most = vec![0u64; largest + 1];
    for left in 1..=largest {
        for take in (1..=largest - left).take_while(|take| 2 * take < fewest[left]) {
            most[left + take] = most[left + take].max(take as u64);
        }
    }
    format!("{}\n", most.iter().sum::<u64>() % 100_000_000)
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1_000_000_000_000_000_000u64);
    input.end();
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut most = |stones: u64| {
        let heap = FibonacciHeap { stones, most: stones };
        let wins = |&take: &u64| !search.mover_wins(&heap.after(take), &FibonacciHeap::options);
        (1..stones).rev().find(wins).unwrap_or(0)
    };
    format!("{}\n", (1..=largest).map(&mut most).sum::<u64>() % 100_000_000)
}
