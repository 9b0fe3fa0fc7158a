//! Project Euler 888 by its rules: every take and every split is tried.

use reference::{ordered_heaps, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1000)..=g.pick(4, 1249));
    let largest = g.pick([24, 12, 8, 6][heaps.min(4) as usize - 1], 12_491_249);
    format!("{} {heaps}\n", g.within(g.pick(1, 12_000_000)..=largest))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=12_491_249u64);
    let heaps = input.number(1..=1249u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..=largest).collect();
    let positions = ordered_heaps(heaps, &sizes).into_iter().filter(|heaps| heaps.is_sorted());
    let lost = positions.filter(|heaps| !search.mover_wins(heaps, &|heaps| options(heaps)));
    format!("{}\n", lost.count() % 912_491_249)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let stones = heaps[heap];
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= stones);
        let by_taking = taken.map(|take| vec![stones - take]);
        let by_splitting = (1..stones).map(|part| vec![part, stones - part]);
        for parts in by_taking.chain(by_splitting) {
            let mut option = heaps.to_vec();
            option.swap_remove(heap);
            option.extend(parts.into_iter().filter(|&part| part > 0));
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
