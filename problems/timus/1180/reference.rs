//! Timus 1180 by its rules: every power of 2.
//!
//! The middle tier has the same search on up to 2000 stones.

use reference::{Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    match g.size() {
        Size::Tiny => format!("{}\n", g.within(1..=200)),
        Size::Largest if g.one_in(4) => format!("1{}\n", "0".repeat(250)),
        Size::Largest => {
            let digits: Vec<String> = g.many(250, 1..=9).iter().map(u64::to_string).collect();
            format!("{}\n", digits.concat())
        }
    }
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(201..=2000))
}

/// Larger heaps than these are only made to see how long a program takes.
fn answer(input: &mut Input) -> String {
    let stones = input.number(1..=1_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |&stones: &u64| -> Vec<u64> {
        (0..30).filter_map(|power| stones.checked_sub(1 << power)).collect()
    };
    search.show(&stones, &options);
    let winning = |take: &u32| {
        stones.checked_sub(1 << take).is_some_and(|left| !search.mover_wins(&left, &options))
    };
    match (0..30).find(winning) {
        Some(power) => format!("1\n{}\n", 1u64 << power),
        None => "2\n".to_string(),
    }
}
