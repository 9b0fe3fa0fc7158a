//! UVa 11489 by its rules: every digit removed that may be.
//!
//! The middle tier has the longest numbers. It plays with the numbers of digits of each remainder,
//! because digits of the same one do not differ for the rules.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_remainders).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let length = if g.one_in(2) { g.within(1..=4) } else { g.within(900..=1000) };
        // Mostly multiples of 3, so that the sum is often near one, too.
        let digit =
            |g: &mut Generator| if g.one_in(8) { g.within(1..=9) } else { 3 * g.within(1..=3) };
        let digits: String = (0..length).map(|_| digit(g).to_string()).collect();
        input += &format!("{digits}\n");
    }
    input
}

fn answer_by_remainders(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=59) {
        let mut counts = [0u32; 3];
        for digit in input.token().expect("a number").chars() {
            counts[digit.to_digit(10).expect("a digit") as usize % 3] += 1;
        }
        let s_wins = search.mover_wins(&counts, &|counts| {
            let removable = (0..3).filter(|&remainder| counts[remainder] > 0);
            let after = removable.map(|remainder| {
                let mut after = *counts;
                after[remainder] -= 1;
                after
            });
            after.filter(|[_, one, two]| (one + 2 * two) % 3 == 0).collect()
        });
        output += &format!("Case {case}: {}\n", if s_wins { "S" } else { "T" });
    }
    output
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
