//! Luogu P4279 by its rules: every heap cut down to every smaller size.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 500);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(4) { 1 } else { g.pick(6, 5000) };
        let heaps = g.heaps(g.pick(4, 50), 1..=most);
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let n = input.number(1..=50);
        let mut heaps = input.numbers(n, 1..=5000);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        output += if search.mover_wins(&heaps, &options) { "John\n" } else { "Brother\n" };
    }
    input.end();
    output
}
