//! LightOJ 1253 by its rules: every pile cut down to every smaller size.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let largest = if g.one_in(3) { 1 } else { g.pick(6, 1_000_000_000) };
        let piles = g.heaps(g.pick(4, 100), 1..=largest);
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 1..=1_000_000_000u64);
        piles.sort_unstable();
        let alice_wins = search.mover_wins(&piles, &options);
        output += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    input.end();
    output
}
