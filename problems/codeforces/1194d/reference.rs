//! Codeforces 1194D by its rules: tries the moves by 1, by 2 and by k.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(5, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(40, 1_000_000_000);
        let k = if g.one_in(2) {
            3 * g.within(1..=g.pick(5, most / 3))
        } else {
            g.within(3..=g.pick(16, most))
        };
        input += &format!("{} {k}\n", g.within(0..=most));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(0..=1_000_000_000u64);
        let k = input.number(3..=1_000_000_000);
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| [1, 2, k].contains(&take));
        let first = Search::normal().mover_wins(&vec![n], &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
