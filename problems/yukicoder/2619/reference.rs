//! yukicoder 2619 by its rules: every number of stones that keeps the heaps in order.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let mut heaps = g.many(n, 1..=g.pick(6, 1_000_000_000));
    heaps.sort_unstable();
    format!("{n}\n{}\n", spaced(&heaps))
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
