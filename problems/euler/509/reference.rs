//! Project Euler 509 by its rules: every divisor is tried on every heap.

use reference::{ordered_heaps, take_part_of_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 50)..=g.pick(14, 1 << 60)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1u64 << 60);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..=largest).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(3, &sizes) {
        heaps.sort_unstable();
        won += u64::from(search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", won % 1_234_567_890)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    take_part_of_one_heap(heaps, |heap, take| take < heap && heap % take == 0)
}
