//! CSES 2207 by its rules: every split of every heap.
//!
//! The middle tier has all heaps of up to 1500 coins, each worth the mex of what its splits leave:
//! past the last lost one that is known.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use grundy::table::TableVec;
use reference::{change_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(_: &mut Generator) -> String {
    let heaps: String = (1..=1500).map(|heap| format!("{heap}\n")).collect();
    format!("1500\n{heaps}")
}

fn answer_by_table(input: &mut Input) -> String {
    let values = TableVec::by(1501, |smaller: &[u64]| {
        let heap = smaller.len();
        let parts = (1..heap).take_while(|part| 2 * part < heap);
        mex(parts.map(|part| smaller[part] ^ smaller[heap - part]))
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        output += if values[input.number(1..=1500)] > 0 { "first\n" } else { "second\n" };
    }
    input.end();
    output
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
