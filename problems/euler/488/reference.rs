//! Project Euler 488 by its rules: every take that leaves different heaps is tried.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 59)..=g.pick(20, 1_000_000_000_000_000_000)))
}

fn answer(input: &mut Input) -> String {
    let end = input.number(1..=1_000_000_000_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let mut sum = 0;
    for a in 1..end {
        for b in a + 1..end {
            let lost = (b + 1..end)
                .filter(|&c| !search.mover_wins(&vec![a, b, c], &|heaps| options(heaps)));
            sum += lost.map(|c| a + b + c).sum::<u64>();
        }
    }
    format!("{}\n", sum % 1_000_000_000)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = take_from_one_heap(heaps, |_| true);
    options.retain(|heaps| heaps[0] < heaps[1] && heaps[1] < heaps[2]);
    options
}
