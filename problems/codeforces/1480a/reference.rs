//! Codeforces 1480A by its rules: every letter in every place.

use reference::{Generator, Input, Reference};

fn main() {
    let reference = Reference::new(generate, answer);
    reference
        .without_middle(
            "a longer string has too many letters to try, and the program knows no constant",
        )
        .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1000));
    let texts = (0..cases).map(|_| {
        let length = g.within(1..=g.pick(2, 50));
        let letters = (0..length).map(|_| match g.within(0..=3) {
            0 => 'a',
            1 => 'z',
            _ => char::from(b'a' + g.within(0..=25) as u8),
        });
        letters.collect::<String>() + "\n"
    });
    format!("{cases}\n{}", texts.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let text = input.token().expect("a string");
        assert!(
            text.len() <= 50 && text.bytes().all(|letter| letter.is_ascii_lowercase()),
            "{text}"
        );
        assert!(text.len() <= 3, "too large for a reference");
        output += &(best(text, 0, true) + "\n");
    }
    input.end();
    output
}

/// Returns the final string, given which places are chosen, as bits, and whether Alice is to move.
fn best(text: &str, chosen: u32, is_alice: bool) -> String {
    let mut results = Vec::new();
    for place in (0..text.len()).filter(|place| chosen >> place & 1 == 0) {
        for letter in ('a'..='z').filter(|letter| !text[place..].starts_with(*letter)) {
            let next = format!("{}{letter}{}", &text[..place], &text[place + 1..]);
            results.push(best(&next, chosen | 1 << place, !is_alice));
        }
    }
    let result = if is_alice { results.into_iter().min() } else { results.into_iter().max() };
    result.unwrap_or_else(|| text.to_string())
}
