//! Codeforces 1747C by its rules: tries every swap.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n}\n{}\n", spaced(&numbers));
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
