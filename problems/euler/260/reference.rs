//! Project Euler 260 by its rules: every take from one, two or three heaps is tried.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 900)..=g.pick(12, 1000)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(0..=1000u64);
    input.end();
    let mut search = Search::normal();
    let mut sum = 0;
    for x in 0..=largest {
        for y in x..=largest {
            let lost = (y..=largest).filter(|&z| !search.mover_wins(&[x, y, z], &options));
            sum += lost.map(|z| x + y + z).sum::<u64>();
        }
    }
    format!("{sum}\n")
}

fn options(heaps: &[u64; 3]) -> Vec<[u64; 3]> {
    let mut options = vec![];
    for chosen in 1..8 {
        let is_chosen = |heap: usize| chosen >> heap & 1 == 1;
        let most = (0..3).filter(|&heap| is_chosen(heap)).map(|heap| heaps[heap]).min();
        for take in 1..=most.unwrap_or(0) {
            let mut option = *heaps;
            (0..3).filter(|&heap| is_chosen(heap)).for_each(|heap| option[heap] -= take);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
