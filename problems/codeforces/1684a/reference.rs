//! Codeforces 1684A by its rules: every swap.
//!
//! The middle tier has integers of up to six digits, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 10_000));
    let longest = g.pick(4, 9);
    written(g, cases, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 6)
}

fn written(g: &mut Generator, cases: u64, longest: u64) -> String {
    let numbers = (0..cases).map(|_| {
        let length = g.within(2..=longest);
        (0..length).map(|_| g.within(1..=9).to_string()).collect::<String>() + "\n"
    });
    format!("{cases}\n{}", numbers.collect::<String>())
}

/// The digits, and whether Alice is to move.
type Position = (String, bool);

fn options((digits, alice): &Position) -> Vec<Position> {
    if digits.len() == 1 {
        return Vec::new();
    }
    if !alice {
        return vec![(digits[..digits.len() - 1].to_string(), true)];
    }
    let mut after = Vec::new();
    for other in 1..digits.len() {
        for one in 0..other {
            let mut next: Vec<char> = digits.chars().collect();
            next.swap(one, other);
            after.push((next.into_iter().collect(), false));
        }
    }
    after
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut known = HashMap::new();
    for _ in 0..input.number(1..=10_000) {
        let number = input.number(10..=1_000_000_000u32).to_string();
        assert!(!number.contains('0'), "a zero");
        assert!(number.len() <= 7, "too large for a reference");
        let start = (number, true);
        let result = best(&start, &mut known);
        let mut search = Search::normal()
            .over(|(digits, alice): &Position| {
                (digits.len() == 1).then(|| Standing::of_mover((*digits == result) == *alice))
            })
            .written(|(digits, _): &Position| digits.clone())
            .turn(|&(_, alice): &Position| if alice { "Alice" } else { "Bob" });
        search.show(&start, &options);
        output += &format!("{result}\n");
    }
    input.end();
    output
}

fn best(position: &Position, known: &mut HashMap<Position, String>) -> String {
    if let Some(digit) = known.get(position) {
        return digit.clone();
    }
    let digits = options(position).into_iter().map(|next| best(&next, known)).min();
    let digit = digits.unwrap_or_else(|| position.0.clone());
    known.insert(position.clone(), digit.clone());
    digit
}
