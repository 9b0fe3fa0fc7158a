//! AtCoder ABC 297 G by its rules: L to R stones from every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let l = g.within(1..=g.pick(4, 1_000_000_000));
    let r = g.within(l..=g.pick(l + 4, 1_000_000_000));
    let mut heaps = g.heaps(g.pick(3, 200_000), 1..=g.pick(12, 1_000_000_000));
    if g.one_in(3) {
        // Heaps that differ a little, and so have equal values more often than not.
        heaps.iter_mut().for_each(|heap| *heap = (*heap + g.within(0..=l - 1)).min(1_000_000_000));
    }
    format!("{} {l} {r}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let l = input.number(1..=1_000_000_000);
    let r = input.number(l..=1_000_000_000);
    let mut heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| (l..=r).contains(&take));
    let first = Search::normal().mover_wins(&heaps, &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
