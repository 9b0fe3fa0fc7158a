//! Luogu P2953 by its rules: both moves, from the digits as they are written.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let number = input.number(1..=1_000_000u64);
        let options = |number: &u64| moves(*number);
        output += if search.mover_wins(&number, &options) { "YES\n" } else { "NO\n" };
    }
    input.end();
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
