//! HackerRank misere-nim-1 by its rules: every pile cut down to every smaller size.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(4) { 1 } else { g.pick(6, 1_000_000_000) };
        let piles = g.heaps(g.pick(4, 100), 1..=most);
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 1..=1_000_000_000);
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        output += if search.mover_wins(&piles, &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
