//! Luogu P4301 by its rules: every choice of heaps in both first rounds, then Nim by search.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(5, 100), 1..=g.pick(7, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let k = input.number(1..=100);
    let heaps = input.numbers(k, 1..=1_000_000_000);
    input.end();
    let mut nim = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut first_wins = |kept: usize| {
        let mut left: Vec<u64> =
            (0..k).filter(|heap| kept >> heap & 1 == 1).map(|heap| heaps[heap]).collect();
        left.sort_unstable();
        nim.mover_wins(&left, &options)
    };
    let wins: Vec<bool> = (0..1 << k).map(&mut first_wins).collect();
    let removed = |kept: usize| -> u64 {
        (0..k).filter(|heap| kept >> heap & 1 == 0).map(|heap| heaps[heap]).sum()
    };
    let subsets = |kept: usize| (1..=kept).filter(move |left| left & !kept == 0);
    let winning = (1..1 << k).filter(|&kept| subsets(kept).all(|left| wins[left]));
    winning.map(removed).min().map_or("-1\n".to_string(), |least| format!("{least}\n"))
}
