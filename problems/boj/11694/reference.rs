//! BOJ 11694 by its rules: every heap cut down to every smaller size.
//!
//! The middle tier has three heaps of up to 20 stones, often with the nim sum 0, or many single
//! stones, often beside a larger heap. The same search answers.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = if g.one_in(4) { 1 } else { g.pick(6, 2_000_000_000) };
    let heaps = g.heaps(g.pick(4, 100), 1..=most);
    written(&heaps)
}

fn generate_middle(g: &mut Generator) -> String {
    if g.one_in(2) {
        let mut heaps = vec![1; g.within(1..=99) as usize];
        if g.one_in(2) {
            heaps.push(g.within(2..=20));
        }
        return written(&heaps);
    }
    let (a, b) = (g.within(2..=15), g.within(2..=15));
    let third = if g.one_in(2) { (a ^ b).max(1) } else { g.within(1..=20) };
    written(&[a, b, third])
}

fn written(heaps: &[u64]) -> String {
    format!("{}\n{}\n", heaps.len(), join(heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100);
    let mut heaps = input.numbers(n, 1..=2_000_000_000);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let koosaga_wins = Search::misere().mover_wins(&heaps, &options);
    if koosaga_wins { "koosaga\n" } else { "cubelover\n" }.to_string()
}
