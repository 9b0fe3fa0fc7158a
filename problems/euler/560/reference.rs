//! Project Euler 560 by its rules: every coprime take from every heap is tried.

use reference::{ordered_heaps, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1_000_000)..=g.pick(3, 10_000_000));
    let largest = g.pick([40, 24, 12][heaps.min(3) as usize - 1], 10_000_000);
    format!("{} {heaps}\n", g.within(g.pick(2, 9_000_000)..=largest))
}

fn answer(input: &mut Input) -> String {
    let end = input.number(2..=10_000_000u64);
    let heaps = input.number(1..=10_000_000u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..end).collect();
    let mut lost = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        lost += u64::from(!search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", lost % 1_000_000_007)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let are_coprime = |take: u64| (2..=take).all(|d| take % d != 0 || heaps[heap] % d != 0);
        for take in (1..=heaps[heap]).filter(|&take| are_coprime(take)) {
            let mut option = heaps.to_vec();
            option[heap] -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
