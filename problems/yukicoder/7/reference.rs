//! yukicoder 7 by its rules: every prime up to the number, those that lose at once included.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(2, 9_990)..=g.pick(120, 10_000)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=10_000u64);
    input.end();
    let first = Search::normal().mover_wins(&n, &|&n| given(n));
    if first { "Win\n" } else { "Lose\n" }.to_string()
}

/// Returns the numbers that a move may leave. One who leaves 0 or 1 loses, as if the opponent were
/// given a number that is won: so these are no options at all.
fn given(n: u64) -> Vec<u64> {
    let is_prime = |p: &u64| (2..*p).all(|divisor| p % divisor != 0);
    (2..=n).filter(is_prime).map(|prime| n - prime).filter(|&left| left > 1).collect()
}
