//! Codeforces 1398B by its rules: every stretch of equal digits.
//!
//! The middle tier has strings of up to 16 digits, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 500));
    let [shortest, longest] = [g.pick(1, 80), g.pick(9, 100)];
    written(g, cases, shortest, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 10, 16)
}

fn written(g: &mut Generator, cases: u64, shortest: u64, longest: u64) -> String {
    let texts = (0..cases).map(|_| {
        let length = g.within(shortest..=longest);
        let every = g.within(2..=4);
        (0..length).map(|_| if g.one_in(every) { '0' } else { '1' }).collect::<String>() + "\n"
    });
    format!("{cases}\n{}", texts.collect::<String>())
}

/// The string, by how much the player to move is ahead, and whether that is Alice.
type Position = (String, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(text, lead, _): &Position| match text.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(text, lead, _): &Position| format!("{text} ({lead:+})"))
        .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let options = |(text, lead, is_alice): &Position| -> Vec<Position> {
        let after = moves(text).into_iter();
        after.map(|(text, ones)| (text, -(lead + ones), !is_alice)).collect()
    };
    let mut known = HashMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let text = input.token().expect("a string");
        assert!(text.len() <= 100 && text.chars().all(|digit| "01".contains(digit)), "{text}");
        assert!(text.len() <= 20, "too large for a reference");
        search.show(&(text.to_string(), 0, true), &options);
        let ones = text.matches('1').count() as i64;
        output += &format!("{}\n", (ones + gain(text, &mut known)) / 2);
    }
    input.end();
    output
}

/// Returns what each move leaves, and how many ones it deletes.
fn moves(text: &str) -> Vec<(String, i64)> {
    let mut after = Vec::new();
    for from in 0..text.len() {
        let digit = &text[from..=from];
        for to in from + 1..=text.len() {
            if &text[to - 1..to] != digit {
                break;
            }
            let ones = if digit == "1" { (to - from) as i64 } else { 0 };
            after.push((format!("{}{}", &text[..from], &text[to..]), ones));
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}

/// Returns by how many points the player to move gets more.
fn gain(text: &str, known: &mut HashMap<String, i64>) -> i64 {
    if let Some(&gain) = known.get(text) {
        return gain;
    }
    let gains = moves(text).into_iter().map(|(next, ones)| ones - gain(&next, known));
    let best = gains.max().unwrap_or(0);
    known.insert(text.to_string(), best);
    best
}
