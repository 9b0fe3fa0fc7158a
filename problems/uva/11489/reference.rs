//! UVa 11489 by its rules: every digit removed that may be.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 59);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(g.pick(1, 1000)..=g.pick(7, 1000));
        let digits: Vec<String> = g.many(length, 1..=9).iter().map(u64::to_string).collect();
        input += &format!("{}\n", digits.concat());
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=59) {
        let digits = input.token().expect("a number");
        assert!((1..=1000).contains(&digits.len()), "{} digits", digits.len());
        assert!(digits.chars().all(|digit| ('1'..='9').contains(&digit)), "the number {digits}");
        let s_wins = search.mover_wins(&digits.to_string(), &|digits| options(digits));
        output += &format!("Case {case}: {}\n", if s_wins { "S" } else { "T" });
    }
    input.end();
    output
}

fn options(digits: &str) -> Vec<String> {
    let mut options = Vec::new();
    for place in 0..digits.len() {
        let left = [&digits[..place], &digits[place + 1..]].concat();
        let sum: u32 = left.chars().filter_map(|digit| digit.to_digit(10)).sum();
        if sum % 3 == 0 {
            options.push(left);
        }
    }
    options
}
