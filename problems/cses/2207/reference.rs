//! CSES 2207 by its rules: every split of every heap.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

struct Splits;

impl Game for Splits {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let unequal = (1..heap).map(|part| (part, heap - part)).filter(|(a, b)| a != b);
        unequal.map(|(a, b)| vec![a, b]).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100_000)..=g.pick(10, 100_000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(30, 1_000_000));
        let n = if g.one_in(50) { g.within(1..=300) } else { n };
        input += &format!("{n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut game = Analysis::new(Splits);
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=1_000_000);
        Search::normal()
            .show(&vec![n], &|heaps| change_one_heap(heaps, |heap| Splits.options(heap)));
        let value = game.value(&n).expect("heaps only get smaller");
        output += if value != 0 { "first\n" } else { "second\n" };
    }
    input.end();
    output
}
