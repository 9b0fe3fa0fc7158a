//! Codeforces 1747C by its rules: tries every swap.
//!
//! The middle tier has larger numbers, or more of them, searched in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 2000)..=g.pick(3, 2000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 100)..=g.pick(4, 100));
        let mut numbers = g.many(n, 1..=g.pick(4, 1_000_000_000));
        if g.one_in(2) {
            let least = numbers.iter().copied().min().unwrap_or(1);
            numbers[0] = least;
        }
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 6] = [(2, 60), (3, 14), (4, 7), (6, 4), (9, 2), (30, 1)];
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let (n, largest) = SIZES[g.within(0..=5) as usize];
        let mut numbers = g.many(n, 1..=largest);
        if g.one_in(2) {
            let least = numbers.iter().copied().min().unwrap_or(1);
            numbers[0] = least;
        }
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut count) = (String::new(), 0);
    for _ in 0..input.number(1..=20_000) {
        let n = input.number(2..=100_000);
        count += n;
        assert!(count <= 200_000, "{count} numbers");
        let numbers = input.numbers(n, 1..=1_000_000_000u64);
        let options = |numbers: &Vec<u64>| {
            if numbers[0] == 0 {
                return vec![];
            }
            let swapped = (1..n).map(|place| {
                let mut option = numbers.clone();
                option[0] -= 1;
                option.swap(0, place);
                option[1..].sort_unstable();
                option
            });
            swapped.collect()
        };
        let first = Search::normal().mover_wins(&numbers, &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
