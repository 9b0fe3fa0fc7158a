//! HackerRank counter-game by its rules: the counter is halved or loses a power of 2.
//!
//! The middle tier has counters of up to 64 bits, often with a few ones only; as the longest game
//! has 63 moves, the same search answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.pick(3, 1000);
    let mut input = format!("{games}\n");
    for _ in 0..games {
        input += &format!("{}\n", g.within(g.pick(1, u64::MAX / 2)..=g.pick(40, u64::MAX)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let mut counter = 1 << g.within(0..=63);
        for _ in 0..g.within(0..=6) {
            counter |= 1 << g.within(0..=63);
        }
        let counter = if g.one_in(3) { g.within(1..=counter) } else { counter };
        input += &format!("{counter}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=u64::MAX) {
        let counter = input.number(1..=u64::MAX);
        let wins = search.mover_wins(&counter, &|&counter: &u64| next(counter));
        output += if wins { "Louise\n" } else { "Richard\n" };
    }
    input.end();
    output
}

/// Returns what the only move leaves.
fn next(counter: u64) -> Vec<u64> {
    if counter == 1 {
        return Vec::new();
    }
    let mut power = 1;
    while power <= (counter - 1) / 2 {
        power *= 2;
    }
    // Now `power` is the largest power of 2 below the counter: half of it, if it is one itself.
    vec![counter - power]
}
