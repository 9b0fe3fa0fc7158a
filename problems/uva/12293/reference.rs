//! UVa 12293 by its rules: every division of the balls.
//!
//! The middle tier has up to 5000 balls, from a table of the larger box: the smaller one is emptied and
//! need not be known.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.within(g.pick(1, 300)..=g.pick(8, 300));
    let mut input = String::new();
    for _ in 0..games {
        let power = 1u64 << g.within(1..=g.pick(6, 29));
        let near_power = (power - 1 + g.within(0..=2)).max(2);
        let n = if g.one_in(2) { near_power } else { g.within(2..=g.pick(70, 1_000_000_000)) };
        input += &format!("{n}\n");
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..300 {
        let near_power = (1 << g.within(1..=12)) - 2 + g.within(0..=2);
        let n = if g.one_in(2) { near_power.max(2) } else { g.within(2..=5000) };
        input += &format!("{n}\n");
    }
    input + "0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    // By the balls in the larger box, which are divided.
    let mut wins = vec![false, false];
    for balls in 2..=5000 {
        wins.push((1..balls).any(|moved: usize| !wins[moved.max(balls - moved)]));
    }
    let mut output = String::new();
    loop {
        let n = input.number(0..=5000usize);
        if n == 0 {
            break;
        }
        output += if wins[n] { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&(one, other): &(u64, u64)| {
        let mut options = Vec::new();
        for (emptied, balls) in [(one, other), (other, one)] {
            if emptied <= balls {
                options.extend((1..balls).map(|moved| (moved, balls - moved)));
            }
        }
        options
    };
    let mut output = String::new();
    loop {
        let n = input.number(0..=1_000_000_000u64);
        if n == 0 {
            break;
        }
        assert!(n >= 2, "a box with {n} ball");
        output += if search.mover_wins(&(n, 1), &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
