//! CodeChef FDIVGAME by its rules: every number divided by 2 to 6.
//!
//! The middle tier has numbers of up to 10^9, and one near 10^18, on both sides of where the first
//! digit in base 12 changes. Each of them is worth the mex of what the divisions leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut numbers = g.heaps(g.pick(4, 100), 1..=g.pick(15, 1_000_000_000_000_000_000));
        if g.one_in(4) {
            numbers.truncate(2);
            numbers[0] = g.within(1..=g.pick(2000, 1_000_000_000_000_000_000));
        }
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("30\n");
    for case in 0..30 {
        let count = g.within(1..=4);
        let mut number = |most_digits: u64| match g.one_in(3) {
            true => g.within(1..=1_000_000_000),
            false => {
                let power = 12u64.pow(g.within(0..=most_digits - 1) as u32);
                (power * g.within(1..=11) + g.within(0..=2)).saturating_sub(1).max(1)
            }
        };
        let mut numbers: Vec<u64> = (0..count).map(|_| number(8)).collect();
        if case == 0 {
            numbers.push(number(17).min(1_000_000_000_000_000_000));
        }
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&number: &u64| match number {
        0 => vec![],
        _ => (2..=6).map(|divisor| vec![number / divisor]).collect(),
    };
    winners(input, |numbers| values.sum(&numbers, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut numbers| {
        numbers.sort_unstable();
        let few = numbers.len() <= 5 && numbers.iter().all(|&number| number <= 5000);
        assert!(few, "too much for brute force");
        search.mover_wins(&numbers, &|numbers: &Vec<u64>| moves(numbers))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100);
        let numbers = input.numbers(n, 1..=1_000_000_000_000_000_000);
        output += if is_won(numbers) { "Henry\n" } else { "Derek\n" };
    }
    input.end();
    output
}

fn moves(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..numbers.len() {
        for divisor in 2..=6 {
            let mut next = numbers.to_vec();
            next[place] /= divisor;
            next.retain(|&number| number > 0);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
