//! Codeforces 455B by its rules: plays all games in a row, letter by letter.
//!
//! The middle tier has longer words and up to 20 games, played in the same way.

use reference::{Generator, Input, Reference, Size};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = match g.size() {
        Size::Largest if g.one_in(4) => 100_000,
        _ => g.within(g.pick(1, 5)..=g.pick(4, 1000)),
    };
    let k = g.within(g.pick(1, 999_999_900)..=g.pick(5, 1_000_000_000));
    let mut input = format!("{n} {k}\n");
    for _ in 0..n {
        let length = g.within(g.pick(1, 100_000 / n)..=g.pick(5, 100_000 / n));
        let word: String = (0..length).map(|_| (b'a' + g.within(0..=1) as u8) as char).collect();
        input += &(word + "\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=6);
    let k = g.within(1..=20);
    let longest = g.within(1..=8);
    let mut input = format!("{n} {k}\n");
    for _ in 0..n {
        let length = g.within(1..=longest);
        let word: String = (0..length).map(|_| (b'a' + g.within(0..=1) as u8) as char).collect();
        input += &(word + "\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let games = input.number(1..=1_000_000_000u64);
    let words: Vec<String> = (0..n).map(|_| input.token().expect("a word").to_string()).collect();
    input.end();
    assert!(words.concat().bytes().all(|letter| letter.is_ascii_lowercase()), "no words");
    assert!(words.concat().len() <= 100_000, "too many letters");
    let first = mover_wins_all(&words, String::new(), games, &mut HashMap::new());
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns whether the player to move wins the last of the games that are left, this one included.
fn mover_wins_all(
    words: &[String],
    built: String,
    games: u64,
    known: &mut HashMap<(String, u64), bool>,
) -> bool {
    if let Some(&wins) = known.get(&(built.clone(), games)) {
        return wins;
    }
    let longer = ('a'..='z').map(|letter| format!("{built}{letter}"));
    let longer: Vec<String> =
        longer.filter(|longer| words.iter().any(|word| word.starts_with(longer))).collect();
    let wins = if !longer.is_empty() {
        longer.into_iter().any(|longer| !mover_wins_all(words, longer, games, known))
    } else {
        // The loser begins the next game, if there is one.
        games > 1 && mover_wins_all(words, String::new(), games - 1, known)
    };
    known.insert((built, games), wins);
    wins
}
