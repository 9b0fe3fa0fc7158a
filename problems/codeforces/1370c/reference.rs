//! Codeforces 1370C by its rules: tries every odd divisor, and the subtraction.
//!
//! The middle tier has numbers of up to 30,000: from each lost number, in ascending order, the
//! numbers that lead to it are marked.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(6, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = match g.within(1..=3) {
            1 => 2 * g.within(g.pick(1, 499_000_000)..=g.pick(150, 500_000_000)),
            2 => 1 << g.within(0..=g.pick(8, 29)),
            _ => g.within(1..=g.pick(300, 1_000_000_000)),
        };
        input += &format!("{n}\n");
    }
    input
}

/// The largest number of the table.
const LARGEST: u64 = 30_000;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let n = match g.within(1..=5) {
            1 => g.within(1..=LARGEST),
            2 => 1 << g.within(0..=14),
            // Twice a square, or the product of two numbers that are close.
            3 => {
                let factor = g.within(1..=120);
                2 * factor * (factor + g.within(0..=2))
            }
            _ => 4 * g.within(0..=LARGEST / 4 - 1) + 2,
        };
        input += &format!("{n}\n");
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut wins = vec![false; LARGEST as usize + 2];
    for n in 1..=LARGEST as usize {
        if !wins[n] {
            wins[n + 1] = true;
            let multiples = (3 * n..wins.len()).step_by(2 * n);
            multiples.for_each(|multiple| wins[multiple] = true);
        }
    }
    let verdict = |n: u64| if wins[n as usize] { "Ashishgup\n" } else { "FastestFinger\n" };
    read(input).into_iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=100);
    let numbers = input.numbers(cases, 1..=1_000_000_000);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let numbers = read(input);
    let options = |&n: &u64| {
        let odd_divisors = (3..=n).step_by(2).filter(|&divisor| n % divisor == 0);
        let mut options: Vec<u64> = odd_divisors.map(|divisor| n / divisor).collect();
        if n > 1 {
            options.push(n - 1);
        }
        options
    };
    let mut search = Search::normal();
    let mut winner =
        |n| if search.mover_wins(&n, &options) { "Ashishgup\n" } else { "FastestFinger\n" };
    numbers.into_iter().map(&mut winner).collect()
}
