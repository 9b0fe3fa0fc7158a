//! LeetCode 294 by its rules: flips every pair of neighbouring pluses.

use reference::{Generator, Input, Reference, Search, Size};

/// The longest run that a string may have.
const LONGEST_RUN: u64 = 20;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    if g.size() == Size::Largest {
        let run = "+".repeat(LONGEST_RUN as usize);
        return format!("\"{run}-{run}-{}\"\n", "+".repeat(18));
    }
    let (length, rarity) = (g.within(1..=16), g.within(2..=9));
    let mut state = String::new();
    for _ in 0..length {
        state.push(if g.one_in(rarity) { '-' } else { '+' });
    }
    format!("\"{state}\"\n")
}

fn answer(input: &mut Input) -> String {
    let state = input.string();
    input.end();
    assert!((1..=60).contains(&state.len()), "{} signs", state.len());
    assert!(state.bytes().all(|sign| b"+-".contains(&sign)), "another sign");
    let is_long = |run: &str| run.len() as u64 > LONGEST_RUN;
    assert!(!state.split('-').any(is_long), "a run of more than {LONGEST_RUN}");
    let first = Search::normal().mover_wins(&state.to_string(), &|state| options(state));
    format!("{first}\n")
}

fn options(state: &str) -> Vec<String> {
    let flipped = |(at, _)| format!("{}--{}", &state[..at], &state[at + 2..]);
    let starts = state.char_indices().filter(|&(at, _)| state[at..].starts_with("++"));
    starts.map(flipped).collect()
}
