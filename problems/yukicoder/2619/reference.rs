//! yukicoder 2619 by its rules: every number of stones that keeps the heaps in order.
//!
//! The middle tier has up to five heaps, one of up to 1000 stones and three of up to 16; the same
//! search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let mut heaps = g.many(n, 1..=g.pick(6, 1_000_000_000));
    heaps.sort_unstable();
    format!("{n}\n{}\n", join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=5);
    let most = [1000, 60, 16, 10, 7][n as usize - 1];
    let mut heaps = g.many(n, 1..=most);
    heaps.sort_unstable();
    if g.one_in(2) {
        // Equal differences where they count.
        match heaps[..] {
            [_, b] => heaps[0] = b,
            [a, b, _] => heaps[2] = b + a,
            [a, b, c, _] => heaps[3] = c + b - a,
            _ => {}
        }
    }
    format!("{n}\n{}\n", join(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
    input.end();
    assert!(heaps.is_sorted(), "heaps out of order");
    let first = Search::normal().mover_wins(&heaps, &|heaps| options(heaps));
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        let least = if place == 0 { 0 } else { heaps[place - 1] };
        for left in least..heap {
            let mut option = heaps.to_vec();
            option[place] = left;
            options.push(option);
        }
    }
    options
}
