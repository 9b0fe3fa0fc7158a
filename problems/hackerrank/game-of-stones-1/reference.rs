//! HackerRank game-of-stones-1 by its rules: 2, 3 and 5 stones taken.
//!
//! The middle tier is the same search for all n up to 100, as many as the statement allows.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=100));
    }
    input
}

fn generate_middle(_: &mut Generator) -> String {
    let all = (1..=100).map(|stones| format!("{stones}\n"));
    ["100\n".to_string()].into_iter().chain(all).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| [2, 3, 5].contains(&take));
        output += if search.mover_wins(&vec![n], &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
