//! HDU 3032 by its rules: every number taken, every split.
//!
//! The middle tier has heaps of up to 1000 stones, half of the cases lost; a heap is worth the mex
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
        taken.chain((1..heap).map(|part| vec![part, heap - part])).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.pick(4, 1_000_000);
        let mut heaps = g.heaps(n, 1..=g.pick(24, 2_147_483_647));
        if g.one_in(2) && heaps.len() > 2 {
            // Three heaps in which the swapped values matter.
            let k = g.within(0..=g.pick(4, 500_000_000));
            heaps[..3].copy_from_slice(&[1, 4 * k + 2, 4 * k + 4]);
        }
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = heap_values(1000);
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let (n, most) = (g.within(1..=12), g.within(1..=1000));
        let mut heaps = g.many(n, 1..=most);
        let sum = heaps[1..].iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        let last = (1..=1000).find(|&last| values[last as usize] == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            heaps[0] = last;
        }
        input += &format!("{n}\n{}\n", join(&heaps));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = heap_values(1000);
    let winner = |heaps: Vec<u64>| {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        if sum > 0 {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    read(input).into_iter().map(winner).collect()
}

fn heap_values(most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let splits = (1..heap).map(|part| values[part] ^ values[heap - part]);
        values.push(mex(values.iter().copied().chain(splits)));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        cases.push(input.numbers(n, 1..=2_147_483_647));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Heap);
    let mut output = String::new();
    for heaps in read(input) {
        Search::normal().show(&heaps, &|heaps| change_one_heap(heaps, |heap| Heap.options(heap)));
        let alice = analysis.outcome(&heaps).expect("heaps get smaller").mover_wins();
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}
