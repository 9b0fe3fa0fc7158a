//! AtCoder ARC 185 A by its rules: every card of both hands.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(4, 999_999_999));
        let m = g.within(n + 1..=g.pick(22, 1_000_000_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=999_999_999);
        let m = input.number(n + 1..=1_000_000_000);
        let hand: Vec<u64> = (1..=n).collect();
        output += if alice_wins(true, &hand, &hand, 0, m) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn alice_wins(alice_moves: bool, mine: &[u64], theirs: &[u64], sum: u64, m: u64) -> bool {
    if mine.is_empty() {
        return true;
    }
    let results = (0..mine.len()).map(|card| {
        let sum = sum + mine[card];
        let mut left = mine.to_vec();
        left.remove(card);
        match sum % m {
            0 => !alice_moves,
            _ => alice_wins(!alice_moves, theirs, &left, sum, m),
        }
    });
    let results: Vec<bool> = results.collect();
    results.contains(&alice_moves) == alice_moves
}
