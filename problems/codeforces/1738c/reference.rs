//! Codeforces 1738C by its rules: takes the numbers themselves and adds them up.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(7, 100));
        let largest = g.pick(3, 1_000_000_000);
        let numbers: Vec<String> = (0..n)
            .map(|_| (g.within(0..=2 * largest) as i64 - largest as i64).to_string())
            .collect();
        input += &format!("{n}\n{}\n", numbers.join(" "));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut numbers = input.numbers(n, -1_000_000_000..=1_000_000_000i64);
        numbers.sort_unstable();
        output += if alice_wins(&numbers, 0, true) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn alice_wins(numbers: &[i64], her_sum: i64, she_moves: bool) -> bool {
    if numbers.is_empty() {
        return her_sum % 2 == 0;
    }
    let mut wins = (0..numbers.len())
        .filter(|&place| place == 0 || numbers[place - 1] != numbers[place])
        .map(|place| {
            let rest = [&numbers[..place], &numbers[place + 1..]].concat();
            alice_wins(&rest, her_sum + if she_moves { numbers[place] } else { 0 }, !she_moves)
        });
    if she_moves {
        wins.any(|win| win)
    } else {
        wins.all(|win| win)
    }
}
