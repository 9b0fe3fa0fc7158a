//! CodeChef PUPPYGM by its rules: either stack is eaten, and the other one split in every way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [a, b] = [(); 2].map(|()| g.within(1..=g.pick(25, 10_000)));
        input += &format!("{a} {b}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let (a, b) = (input.number(1..=10_000u32), input.number(1..=10_000u32));
        assert!(a.max(b) <= 100, "too large for brute force");
        output += if search.mover_wins(&(a, b), &moves) { "Tuzik\n" } else { "Vanka\n" };
    }
    input.end();
    output
}

fn moves(&(a, b): &(u32, u32)) -> Vec<(u32, u32)> {
    let splits = |stack: u32| (1..stack).map(move |part| (part, stack - part));
    splits(a).chain(splits(b)).collect()
}
