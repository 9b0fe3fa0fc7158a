//! CSES 1730 by its rules: every heap cut down to every smaller size.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // On request, many heaps in one case or many cases of few heaps.
    let cases = if g.one_in(2) { 1 } else { g.pick(8, 50_000) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let heaps = g.heaps(g.pick(4, 200_000 / cases), 1..=g.pick(6, 1_000_000_000));
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let mut heaps = input.numbers(n, 1..=1_000_000_000);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        output += if search.mover_wins(&heaps, &options) { "first\n" } else { "second\n" };
    }
    input.end();
    output
}
