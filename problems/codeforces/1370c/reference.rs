//! Codeforces 1370C by its rules: tries every odd divisor, and the subtraction.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=100);
    let numbers = input.numbers(cases, 1..=1_000_000_000u64);
    input.end();
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
