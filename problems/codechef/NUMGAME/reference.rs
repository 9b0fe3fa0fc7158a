//! CodeChef NUMGAME by its rules: every divisor is subtracted.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(60, 1_000_000_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=1_000_000_000u64);
        assert!(n <= 5000, "too large for brute force");
        output += if search.mover_wins(&n, &moves) { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}

fn moves(&number: &u64) -> Vec<u64> {
    let divisors = (1..number).filter(|divisor| number % divisor == 0);
    divisors.map(|divisor| number - divisor).collect()
}
