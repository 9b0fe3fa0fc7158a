//! Codeforces 1527B2 by its rules: every zero, and the reversal.
//!
//! The middle tier has up to 13 digits. What was paid before does not matter for the rest, so each
//! string is searched only once.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_strings).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1000));
    let [shortest, longest] = [g.pick(1, 900), g.pick(7, 1000)];
    written(g, cases, shortest, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 4, 8, 13)
}

fn written(g: &mut Generator, cases: u64, shortest: u64, longest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(shortest..=longest) as usize;
        let every = g.within(1..=4);
        let mut digits: Vec<char> =
            (0..n).map(|_| if g.one_in(every) { '0' } else { '1' }).collect();
        // Most strings are palindromes but for few digits.
        for place in 0..n - n.min(g.within(0..=2) as usize) {
            digits[n - 1 - place] = digits[place];
        }
        if !digits.contains(&'0') {
            digits[g.within(0..=n as u64 - 1) as usize] = '0';
        }
        format!("{n}\n{}\n", digits.into_iter().collect::<String>())
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The string, whether it has just been reversed, by how much the player to move has paid less, and
/// whether that is Alice.
type Position = (String, bool, i64, bool);

/// Returns the strings after each move, and whether it has reversed the string.
fn moves(digits: &str, is_reversed: bool) -> Vec<(String, bool)> {
    let zeros = digits.match_indices('0');
    let mut after: Vec<(String, bool)> = zeros
        .map(|(place, _)| (format!("{}1{}", &digits[..place], &digits[place + 1..]), false))
        .collect();
    let reversed: String = digits.chars().rev().collect();
    if !is_reversed && reversed != digits {
        after.push((reversed, true));
    }
    after
}

fn answer(input: &mut Input) -> String {
    let options = |(digits, is_reversed, lead, alice): &Position| -> Vec<Position> {
        let after = moves(digits, *is_reversed).into_iter();
        let paid = |reversal: bool| i64::from(!reversal);
        after.map(|(digits, reversal)| (digits, reversal, paid(reversal) - lead, !alice)).collect()
    };
    let mut search = Search::normal()
        .over(|(digits, _, lead, _): &Position| match digits.contains('0') {
            false if *lead == 0 => Some(Standing::Drawn),
            false => Some(Standing::of_mover(*lead > 0)),
            true => None,
        })
        .written(|(digits, is_reversed, lead, _): &Position| {
            format!("{digits}{} ({lead:+})", if *is_reversed { "←" } else { "" })
        })
        .turn(|&(.., alice): &Position| if alice { "Alice" } else { "Bob" });
    winners(input, |digits| match search.standing(&(digits, false, 0, true), &options) {
        Standing::Won => 1,
        Standing::Lost => -1,
        Standing::Drawn => 0,
    })
}

fn answer_by_strings(input: &mut Input) -> String {
    let mut known = HashMap::new();
    winners(input, |digits| lead(&digits, false, &mut known))
}

/// Returns how much less the player to move pays from here on.
fn lead(digits: &str, is_reversed: bool, known: &mut HashMap<(String, bool), i64>) -> i64 {
    let key = (digits.to_string(), is_reversed);
    if let Some(&lead) = known.get(&key) {
        return lead;
    }
    let mut leads = Vec::new();
    if digits.contains('0') {
        for (next, reversal) in moves(digits, is_reversed) {
            leads.push(-i64::from(!reversal) - lead(&next, reversal, known));
        }
    }
    let best = leads.into_iter().max().unwrap_or(0);
    known.insert(key, best);
    best
}

fn winners(input: &mut Input, mut lead: impl FnMut(String) -> i64) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=1000usize);
        let digits = input.token().expect("a string");
        assert!(
            digits.len() == n && digits.bytes().all(|digit| b"01".contains(&digit)),
            "no string"
        );
        assert!(digits.contains('0'), "no zero");
        output += match lead(digits.to_string()) {
            0 => "DRAW\n",
            lead if lead > 0 => "ALICE\n",
            _ => "BOB\n",
        };
    }
    input.end();
    output
}
