//! HDU 5795 by its rules: every number taken, every split into three.
//!
//! The middle tier has heaps of up to 130 sweets, half of the cases lost; a heap is worth the mex
//! of what its moves leave.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use reference::{change_one_heap, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

struct Heap;

impl Game for Heap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let taken = (0..heap).map(|left| vec![left]);
        let pairs = (1..heap).flat_map(|a| (1..heap - a).map(move |b| (a, b)));
        taken.chain(pairs.map(|(a, b)| vec![a, b, heap - a - b])).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut heaps = g.heaps(g.pick(4, 1_000_000), 1..=g.pick(26, 1_000_000_000));
        if g.one_in(2) && heaps.len() > 2 {
            // Three heaps in which the swapped values matter.
            let k = g.within(0..=g.pick(2, 100_000_000));
            heaps[..3].copy_from_slice(&[1, 8 * k + 6, 8 * k + 8]);
        }
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = heap_values();
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let n = g.within(1..=12);
        let mut heaps = g.many(n, 1..=130);
        let sum = heaps[1..].iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        let last = (1..=130).find(|&heap| values[heap as usize] == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            heaps[0] = last;
        }
        input += &format!("{n}\n{}\n", join(&heaps));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = heap_values();
    let winner = |heaps: Vec<u64>| {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        if sum > 0 {
            "First player wins.\n"
        } else {
            "Second player wins.\n"
        }
    };
    read(input).into_iter().map(winner).collect()
}

fn heap_values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=130 {
        // Three parts, the first of them not larger than the second.
        let pairs = (1..heap).flat_map(|a| (a..heap - a).map(move |b| (a, b)));
        let splits = pairs.map(|(a, b)| values[a] ^ values[b] ^ values[heap - a - b]);
        values.push(mex(splits.chain(values.iter().copied())));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        cases.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Heap);
    let mut output = String::new();
    for heaps in read(input) {
        Search::normal().show(&heaps, &|heaps| change_one_heap(heaps, |heap| Heap.options(heap)));
        let first = analysis.outcome(&heaps).expect("heaps get smaller").mover_wins();
        output += if first { "First player wins.\n" } else { "Second player wins.\n" };
    }
    output
}
