//! Luogu P2953 by its rules: both moves, from the digits as they are written.
//!
//! The middle tier has numbers of up to 20,000, from a table of all of them.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(8) { 3000 } else { 130 };
        let number = if g.one_in(3) { 10 * g.within(1..=most / 10) } else { g.within(1..=most) };
        let far = 1_000_000 - g.within(0..=2000);
        input += &format!("{}\n", g.pick(number, far));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let number = g.within(100..=20_000);
        input += &format!("{}\n", if g.one_in(2) { number } else { number / 10 * 10 });
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let numbers = read(input);
    let most = numbers.iter().copied().max().unwrap_or(0);
    let mut wins: Vec<bool> = Vec::new();
    for number in 0..=most {
        wins.push(moves(number).iter().any(|&less| !wins[less as usize]));
    }
    let verdict = |number: u64| if wins[number as usize] { "YES\n" } else { "NO\n" };
    numbers.into_iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=100);
    let numbers = input.numbers(cases, 1..=1_000_000u64);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for number in read(input) {
        let options = |number: &u64| moves(*number);
        output += if search.mover_wins(&number, &options) { "YES\n" } else { "NO\n" };
    }
    output
}

fn moves(number: u64) -> Vec<u64> {
    let written = number.to_string();
    let digits = written.chars().filter_map(|digit| digit.to_digit(10)).map(u64::from);
    let mut digits: Vec<u64> = digits.filter(|&digit| digit > 0).collect();
    digits.sort_unstable();
    let ends = digits.first().into_iter().chain(digits.last());
    ends.map(|digit| number - digit).collect()
}
