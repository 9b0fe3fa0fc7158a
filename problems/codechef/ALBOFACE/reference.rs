//! CodeChef ALBOFACE by its rules: every power of 2 that divides the number, or 1 less.
//!
//! The middle tier has numbers of up to 10^18 around powers of 2 and their sums, of which each move
//! at least halves all but the odd ones, so that they are searched as the tiny ones are.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(10, 200_000));
    let largest = g.pick(40, 1_000_000_000_000_000_000);
    let numbers = (0..cases).map(|_| g.within(1..=largest));
    written(numbers.collect())
}

fn generate_middle(g: &mut Generator) -> String {
    let numbers = (0..50).map(|_| {
        let ones = (1 << g.within(1..=58)) - 1;
        let shifted = ones << g.within(0..=2);
        if g.one_in(3) {
            shifted ^ 1 << g.within(0..=57)
        } else {
            shifted + g.within(0..=1)
        }
    });
    written(numbers.map(|number| number.clamp(1, 1_000_000_000_000_000_000)).collect())
}

fn written(numbers: Vec<u64>) -> String {
    let lines = numbers.iter().map(|number| format!("{number}\n"));
    format!("{}\n{}", numbers.len(), lines.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let cases = input.number(1..=200_000);
    let numbers: Vec<u64> = input.numbers(cases, 1..=1_000_000_000_000_000_000);
    input.end();
    let winner = |number| if search.mover_wins(&number, &options) { "Alice\n" } else { "Bob\n" };
    numbers.into_iter().map(winner).collect()
}

fn options(&number: &u64) -> Vec<u64> {
    match number {
        0 => Vec::new(),
        _ if number % 2 == 1 => vec![number - 1],
        _ => (1..64)
            .map(|power| 1 << power)
            .filter(|part| number % part == 0)
            .map(|part| number / part)
            .collect(),
    }
}
