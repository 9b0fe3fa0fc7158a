//! AtCoder ARC 185 A by its rules: every card of both hands.
//!
//! The middle tier has hands of up to 6 cards and every modulus that matters, searched with memory,
//! and hands of up to 5000 cards: of these it takes for granted that Bob wins if and only if all
//! cards but one have a sum divisible by M, and it tries each card.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_search_or_cards).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(3..=6);
    let mut cases: Vec<(u64, u64)> = (n + 1..=n * (n + 1) + 2).map(|m| (n, m)).collect();
    for _ in 0..40 {
        let n = g.within(20..=5000);
        // Divisors of the sum without a card, and often just past the least or the largest card.
        let card = [0, 1, n, n + 1, g.within(1..=n)][g.within(0..=4) as usize];
        let sum = n * (n + 1) - card;
        let parts = (1..=g.within(1..=n)).rev().find(|parts| sum % parts == 0 && sum / parts > n);
        cases.push((n, sum / parts.unwrap_or(1)));
    }
    let lines: Vec<String> = cases.iter().map(|(n, m)| format!("{n} {m}\n")).collect();
    format!("{}\n{}", lines.len(), lines.concat())
}

fn answer_by_search_or_cards(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=999_999_999u64);
        let m = input.number(n + 1..=1_000_000_000);
        let alice = match n {
            1..=6 => {
                let all = (2 << n) - 2;
                alice_wins_with([all, all], 0, m, &mut HashMap::new())
            }
            _ => (1..=n).all(|kept| (n * (n + 1) - kept) % m != 0),
        };
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// Returns whether Alice wins with these cards in her hand and in Bob's; bit k stands for card k.
/// The sum of the played cards is known from those that are not.
fn alice_wins_with(hands: [u32; 2], sum: u64, m: u64, known: &mut HashMap<[u32; 2], bool>) -> bool {
    if hands == [0, 0] {
        return true;
    }
    if let Some(&wins) = known.get(&hands) {
        return wins;
    }
    // Alice moves if both have as many cards.
    let mover = usize::from(hands[0].count_ones() < hands[1].count_ones());
    let mut results = (1..32).filter(|card| hands[mover] >> card & 1 == 1).map(|card| {
        let mut left = hands;
        left[mover] ^= 1 << card;
        match (sum + card) % m {
            0 => mover == 1,
            _ => alice_wins_with(left, sum + card, m, known),
        }
    });
    let wins = if mover == 0 { results.any(|alice| alice) } else { results.all(|alice| alice) };
    known.insert(hands, wins);
    wins
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
