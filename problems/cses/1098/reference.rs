//! CSES 1098 by its rules: 1, 2 or 3 sticks removed from every heap.
//!
//! The middle tier has up to 50 heaps of up to 900 sticks, each worth the mex of what its moves
//! leave, and often the nim sum 0.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    // On request, many heaps in one case or many cases of few heaps.
    let cases = if g.one_in(2) { 1 } else { g.pick(8, 50_000) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let heaps = g.heaps(g.pick(4, 200_000 / cases), 1..=g.pick(9, 1_000_000_000));
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let count = g.within(1..=49);
        let mut heaps = g.many(count, 1..=900);
        let sum = values.sum(&heaps, &options);
        let last = (g.within(1..=850)..=900).find(|heap| values.value(heap, &options) == sum);
        heaps.extend(last);
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let heaps = input.numbers(n, 1..=1_000_000_000);
        output += if values.sum(&heaps, &options) > 0 { "first\n" } else { "second\n" };
    }
    input.end();
    output
}

fn options(&heap: &u64) -> Vec<Vec<u64>> {
    (1..=heap.min(3)).map(|take| vec![heap - take]).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let mut heaps = input.numbers(n, 1..=1_000_000_000);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| take <= 3);
        output += if search.mover_wins(&heaps, &options) { "first\n" } else { "second\n" };
    }
    input.end();
    output
}
