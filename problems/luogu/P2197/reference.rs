//! Luogu P2197 by its rules: every heap cut down to every smaller size.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let heaps = g.heaps(g.pick(4, 10_000), 0..=g.pick(6, 9_999));
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10_000);
        let mut heaps = input.numbers(n, 0..=9_999);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        output += if search.mover_wins(&heaps, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
