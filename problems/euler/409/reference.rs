//! Project Euler 409 by its rules: every choice of heaps is played.

use reference::{ordered_heaps, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000_000)..=g.pick(3, 10_000_000)))
}

fn answer(input: &mut Input) -> String {
    let heaps = input.number(1..=10_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let sizes: Vec<u64> = (1..1 << heaps).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        let differ = heaps.windows(2).all(|pair| pair[0] < pair[1]);
        won += u64::from(differ && search.mover_wins(&heaps, &options));
    }
    format!("{}\n", won % 1_000_000_007)
}
