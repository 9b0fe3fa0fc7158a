//! CodeChef CHCOINSG by its rules: one coin and every power of a prime are removed.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(80, 1_000_000_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=1_000_000_000u64);
        assert!(n <= 2000, "too large for brute force");
        output += if search.mover_wins(&n, &moves) { "Chef\n" } else { "Misha\n" };
    }
    input.end();
    output
}

fn moves(&coins: &u64) -> Vec<u64> {
    (1..=coins).filter(|&taken| is_allowed(taken)).map(|taken| coins - taken).collect()
}

/// Returns whether the number is 1 or, divided by its least divisor above 1 as often as possible,
/// becomes 1.
fn is_allowed(number: u64) -> bool {
    let Some(prime) = (2..=number).find(|divisor| number % *divisor == 0) else {
        return true;
    };
    let mut rest = number;
    while rest % prime == 0 {
        rest /= prime;
    }
    rest == 1
}
