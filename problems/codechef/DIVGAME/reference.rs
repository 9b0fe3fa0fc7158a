//! CodeChef DIVGAME by its rules: the step of 1 and every division.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(3) { g.pick(400, 100_000_000) } else { g.pick(40, 100_000_000) };
        // One of six numbers in a row may be a prime above 3, for which the test takes longest.
        let number = match g.one_in(2) {
            true => g.within(2..=most),
            false => g.within(1..=(most - 1) / 6) * 6 + 1,
        };
        input += &format!("{number}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(2..=100_000_000u64);
        assert!(n <= 5000, "too large for brute force");
        output += if search.mover_wins(&n, &moves) { "Mike\n" } else { "Tom\n" };
    }
    input.end();
    output
}

fn moves(&number: &u64) -> Vec<u64> {
    let divisors = (2..number).filter(|divisor| number % divisor == 0);
    let quotients = divisors.map(|divisor| number / divisor);
    let step = (number > 1).then(|| number - 1);
    quotients.chain(step).collect()
}
