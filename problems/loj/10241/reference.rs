//! LOJ 10241 by its rules: every number from 1 to K taken from the heap.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=g.pick(7, 50_000));
    // Half of the heaps are multiples of K + 1 or next to one.
    let near = (k + 1) * g.within(1..=3) + g.within(0..=2) - 1;
    let n = if g.one_in(2) { near } else { g.within(k..=g.pick(25, 100_000)) };
    format!("{n} {k}\n")
}

fn answer(input: &mut Input) -> String {
    let (n, k) = (input.number(1..=200_000), input.number(1..=100_000));
    input.end();
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| take <= k);
    let first = Search::normal().mover_wins(&vec![n], &options);
    (if first { "1\n" } else { "2\n" }).to_string()
}
