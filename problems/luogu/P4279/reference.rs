//! Luogu P4279 by its rules: every heap cut down to every smaller size.
//!
//! The middle tier has two heaps of up to 60 stones, three of up to 20, or many of 1 beside a
//! larger one. The same search answers.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 500);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(4) { 1 } else { g.pick(6, 5000) };
        let heaps = g.heaps(g.pick(4, 50), 1..=most);
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let (large, small) = (g.within(2..=60), g.within(2..=20));
    let two = match g.one_in(2) {
        true => vec![large, large],
        false => g.many(2, 1..=60),
    };
    let (a, b) = (g.within(1..=20), g.within(1..=20));
    let three = if g.one_in(2) && (1..=20).contains(&(a ^ b)) {
        vec![a, b, a ^ b]
    } else {
        vec![a, b, small]
    };
    let mut ones = vec![1; g.within(1..=49) as usize];
    let single = ones.clone();
    ones.push(g.within(1..=3));
    let cases = [two, three, ones, single];
    let lines = cases.iter().map(|heaps| format!("{}\n{}\n", heaps.len(), join(heaps)));
    format!("{}\n{}", cases.len(), lines.collect::<String>())
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
