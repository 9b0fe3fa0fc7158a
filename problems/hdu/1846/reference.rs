//! HDU 1846 by its rules: every number from 1 to m taken from the heap.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(1..=g.pick(7, 1000));
        // Half of the heaps are multiples of m + 1 or next to one.
        let near = (m + 1) * g.within(1..=3) + g.within(0..=2) - 1;
        let n = if g.one_in(2) { near.min(1000) } else { g.within(1..=g.pick(25, 1000)) };
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (n, m) = (input.number(1..=1000), input.number(1..=1000));
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| take <= m);
        let first = Search::normal().mover_wins(&vec![n], &options);
        output += if first { "first\n" } else { "second\n" };
    }
    input.end();
    output
}
