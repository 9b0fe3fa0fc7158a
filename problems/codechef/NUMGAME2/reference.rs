//! CodeChef NUMGAME2 by its rules: 1 and every smaller prime are subtracted.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1_000_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(60, 1_000_000_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000_000u64);
        assert!(n <= 2000, "too large for brute force");
        output += if search.mover_wins(&n, &moves) { "BOB\n" } else { "ALICE\n" };
    }
    input.end();
    output
}

fn moves(&number: &u64) -> Vec<u64> {
    let allowed = (1..number).filter(|&taken| (2..taken).all(|divisor| taken % divisor != 0));
    allowed.map(|taken| number - taken).collect()
}
