//! LeetCode 3227 by its rules: takes out every stretch that a player may.
//!
//! The middle tier has strings of up to eleven letters, some with a single vowel or none; the same
//! search answers.

use reference::{signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
    let tiny = g.within(1..=8);
    let rarity = g.pick(tiny, 1 << 40);
    let mut letters = String::new();
    for _ in 0..length {
        let kind = if g.one_in(rarity) { "aeiou" } else { "bcdfghjklmnpqrstvwxyz" };
        letters.extend(kind.chars().nth(g.within(0..=kind.len() as u64 - 1) as usize));
    }
    format!("\"{letters}\"\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let length = g.within(8..=11);
    let letter = |g: &mut Generator, kind: &str| {
        kind.chars().nth(g.within(0..=kind.len() as u64 - 1) as usize).expect("a letter")
    };
    let mut letters: Vec<char> = (0..length).map(|_| letter(g, "bcdfghjklmnpqrstvwxyz")).collect();
    for _ in 0..g.within(0..=3) * g.within(0..=2) {
        letters[g.within(0..=length - 1) as usize] = letter(g, "aeiou");
    }
    format!("\"{}\"\n", letters.into_iter().collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let letters = input.string();
    input.end();
    assert!((1..=100_000).contains(&letters.len()), "{} letters", letters.len());
    assert!(letters.bytes().all(|letter| letter.is_ascii_lowercase()), "another sign");
    let is_vowel: Vec<bool> = letters.chars().map(|letter| "aeiou".contains(letter)).collect();
    let first = Search::normal()
        .written(|(is_vowel, _): &(Vec<bool>, bool)| signs(is_vowel, 'a', 'b'))
        .turn(|(_, alice)| if *alice { "Alice" } else { "Bob" })
        .mover_wins(&(is_vowel, true), &options);
    format!("{first}\n")
}

/// Returns the positions after each move: which letters are vowels, and whether it is Alice's turn.
fn options((letters, is_alices_turn): &(Vec<bool>, bool)) -> Vec<(Vec<bool>, bool)> {
    let mut options = Vec::new();
    for start in 0..letters.len() {
        for end in start + 1..=letters.len() {
            let vowels = letters[start..end].iter().filter(|&&is_vowel| is_vowel).count();
            if (vowels % 2 == 1) == *is_alices_turn {
                options.push(([&letters[..start], &letters[end..]].concat(), !is_alices_turn));
            }
        }
    }
    options
}
