//! HDU 1404 by its rules: every digit made smaller, every 0 erased with what follows.
//!
//! The middle tier has all strings of up to six digits in which no digit exceeds that of a random
//! string, thousands of them. The same search answers, because its moves stay among these.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 100_000) {
        let length = g.within(1..=g.pick(6, 6));
        let digits = g.many(length, 0..=g.pick(if length < 3 { 9 } else { 6 - length.min(5) }, 9));
        input.extend(digits.iter().map(u64::to_string));
        input.push('\n');
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut most = [g.within(1..=9), 0, 0, 0, 0, 0];
    while most.iter().map(|most| most + 1).product::<u64>() <= 300 {
        most[g.within(1..=5) as usize] = g.within(1..=9);
    }
    let mut strings = vec![String::new()];
    let mut input = String::new();
    for most in most {
        let longer = |string: String| (0..=most).map(move |digit| format!("{string}{digit}"));
        strings = strings.into_iter().flat_map(longer).collect();
        strings.iter().for_each(|string| input += &format!("{string}\n"));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(word) = input.token() {
        assert!(word.len() <= 6 && word.bytes().all(|digit| digit.is_ascii_digit()), "{word}");
        let first = search.mover_wins(&word.to_string(), &|digits: &String| moves(digits));
        output += if first { "Yes\n" } else { "No\n" };
    }
    output
}

fn moves(digits: &str) -> Vec<String> {
    let mut after = Vec::new();
    for (place, digit) in digits.char_indices() {
        let (before, behind) = (&digits[..place], &digits[place + 1..]);
        after.extend(('0'..digit).map(|smaller| format!("{before}{smaller}{behind}")));
        if digit == '0' {
            after.push(before.to_string());
        }
    }
    after
}
