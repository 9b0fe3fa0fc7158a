//! BOJ 9661 by its rules: every power of 4.
//!
//! The middle tier has the same search on up to 5000 stones.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let least = g.pick(1, 999_999_999_990);
    format!("{}\n", g.within(least..=g.pick(100, 1_000_000_000_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(101..=5000))
}

/// Larger heaps than these are only made to see how long a program takes.
fn answer(input: &mut Input) -> String {
    let stones = input.number(1..=5000u64);
    input.end();
    let options = |&stones: &u64| -> Vec<u64> {
        (0..20).filter_map(|power| stones.checked_sub(1 << (2 * power))).collect()
    };
    let sk_wins = Search::normal().mover_wins(&stones, &options);
    if sk_wins { "SK\n" } else { "CY\n" }.to_string()
}
