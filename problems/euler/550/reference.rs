//! Project Euler 550 by its rules: every pair of divisors is tried on every heap.

use reference::{ordered_heaps, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1_000_000_000)..=g.pick(3, 1_000_000_000_000));
    let largest = g.pick([200, 64, 20][heaps.min(3) as usize - 1], 10_000_000);
    format!("{} {heaps}\n", g.within(g.pick(2, 9_000_000)..=largest))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(2..=10_000_000u64);
    let heaps = input.number(1..=1_000_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (2..=largest).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        won += u64::from(search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", won % 987_654_321)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let size = heaps[heap];
        let divisors: Vec<u64> = (2..size).filter(|d| size % *d == 0).collect();
        for &a in &divisors {
            for &b in &divisors {
                let mut option = heaps.to_vec();
                option[heap] = a;
                option.push(b);
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
