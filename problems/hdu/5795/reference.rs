//! HDU 5795 by its rules: every number taken, every split into three.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Heap);
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        let heaps = input.numbers(n, 1..=1_000_000_000);
        Search::normal().show(&heaps, &|heaps| change_one_heap(heaps, |heap| Heap.options(heap)));
        let first = analysis.outcome(&heaps).expect("heaps get smaller").mover_wins();
        output += if first { "First player wins.\n" } else { "Second player wins.\n" };
    }
    input.end();
    output
}
