//! Luogu P1247 by its rules: moves are tried heap by heap until one leaves a lost position.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 500_000), 0..=g.pick(8, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let k = input.number(1..=500_000);
    let heaps = input.numbers(k, 0..=1_000_000_000);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    for heap in 0..k {
        for take in 1..=heaps[heap] {
            let mut after = heaps.clone();
            after[heap] -= take;
            if !search.mover_wins(&after, &options) {
                return format!("{take} {}\n{}\n", heap + 1, spaced(&after));
            }
        }
    }
    "lose\n".to_string()
}
