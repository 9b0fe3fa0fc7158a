//! HDU 3032 by its rules: every number taken, every split.

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
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Heap);
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        let heaps = input.numbers(n, 1..=2_147_483_647);
        Search::normal().show(&heaps, &|heaps| change_one_heap(heaps, |heap| Heap.options(heap)));
        let alice = analysis.outcome(&heaps).expect("heaps get smaller").mover_wins();
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
