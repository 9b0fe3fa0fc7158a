//! LeetCode 293 by its rules: flips every two places that are neighbours and have pluses. The
//! strings may be printed in any order.
//!
//! The middle tier has strings of up to 500 signs with some minuses; the same function answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 500)..=g.pick(12, 500));
    let rarity = g.pick(3, 1 << 40);
    let mut state = String::new();
    for _ in 0..length {
        state.push(if g.one_in(rarity) { '-' } else { '+' });
    }
    format!("\"{state}\"\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let (length, rarity) = (g.within(12..=500), g.within(2..=9));
    let signs: String = (0..length).map(|_| if g.one_in(rarity) { '-' } else { '+' }).collect();
    format!("\"{signs}\"\n")
}

fn answer(input: &mut Input) -> String {
    format!("[{}]\n", options(input).join(","))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let mut expected = options(input);
    let given = output.token().ok_or("no list")?;
    if output.token().is_some() {
        return Err("more than a list".to_string());
    }
    let inside = given.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let inside = inside.ok_or("no list in brackets")?;
    let mut given: Vec<&str> = inside.split(',').filter(|item| !item.is_empty()).collect();
    expected.sort_unstable();
    given.sort_unstable();
    match given.iter().eq(&expected) && inside.matches(',').count() + 1 == given.len().max(1) {
        true => Ok(()),
        false => Err(format!("not the {} strings in any order", expected.len())),
    }
}

/// Returns the string after each move, in quotes.
fn options(input: &mut Input) -> Vec<String> {
    let state = input.string();
    input.end();
    assert!((1..=500).contains(&state.len()), "{} signs", state.len());
    assert!(state.bytes().all(|sign| b"+-".contains(&sign)), "another sign");
    Search::normal().show(&state.to_string(), &|state| flips(state));
    flips(state).iter().map(|after| format!("\"{after}\"")).collect()
}

/// Returns the string after each move.
fn flips(state: &str) -> Vec<String> {
    let flip = |(place, _)| format!("{}--{}", &state[..place], &state[place + 2..]);
    let pairs = (0..state.len()).map(|place| (place, state[place..].starts_with("++")));
    pairs.filter(|(_, is_pair)| *is_pair).map(flip).collect()
}
