//! CodeChef PALINGAM by its rules: every letter in every place.
//!
//! The middle tier has strings of up to four letters, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 500));
    let [shortest, longest] = [g.pick(1, 450), g.pick(3, 500)];
    written(g, cases, shortest, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 1, 4, 4)
}

fn written(g: &mut Generator, cases: u64, shortest: u64, longest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let length = g.within(shortest..=longest);
        let kinds = g.within(1..=5);
        let shift = g.within(0..=kinds);
        let [s, t] = [0, shift].map(|from| {
            let letters = (0..length).map(|_| from + g.within(0..=kinds));
            letters.map(|letter| char::from(b'a' + letter as u8)).collect::<String>()
        });
        format!("{s}\n{t}\n")
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The string w, and the letters of the player to move and of the other one, in order.
type Position = (String, [String; 2]);

fn is_as(position: &Position) -> bool {
    position.1[0].len() == position.1[1].len()
}

fn is_palindrome(text: &str) -> bool {
    text.len() > 1 && text.bytes().eq(text.bytes().rev())
}

fn options((text, [own, other]): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for place in 0..own.len() {
        let letter = &own[place..=place];
        let left = format!("{}{}", &own[..place], &own[place + 1..]);
        for at in 0..=text.len() {
            let longer = format!("{}{letter}{}", &text[..at], &text[at..]);
            after.push((longer, [other.clone(), left.clone()]));
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|position: &Position| {
            if is_palindrome(&position.0) {
                Some(Standing::Lost)
            } else if position.1.iter().all(String::is_empty) {
                Some(Standing::of_mover(!is_as(position)))
            } else {
                None
            }
        })
        .written(|(text, hands): &Position| {
            let [own, other] = [&hands[0], &hands[1]];
            match own.len() == other.len() {
                true => format!("{own} [{text}] {other}"),
                false => format!("{other} [{text}] {own}"),
            }
        })
        .turn(|position: &Position| if is_as(position) { "A" } else { "B" });
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let hands = [0, 1].map(|_| {
            let text = input.token().expect("a string");
            assert!(text.len() <= 500 && text.bytes().all(|letter| letter.is_ascii_lowercase()));
            assert!(text.len() <= 4, "too large for a reference");
            let mut letters: Vec<char> = text.chars().collect();
            letters.sort_unstable();
            letters.into_iter().collect::<String>()
        });
        assert!(hands[0].len() == hands[1].len(), "of different lengths");
        let a_wins = search.mover_wins(&(String::new(), hands), &options);
        output += if a_wins { "A\n" } else { "B\n" };
    }
    input.end();
    output
}
