//! AcWing 894 by its rules: every heap replaced by every pair of smaller ones.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(3, 100), 1..=g.pick(4, 100));
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100);
    let mut heaps = input.numbers(n, 1..=100);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| splits(heaps);
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}

fn splits(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for split in 0..heaps.len() {
        for one in 0..heaps[split] {
            for other in 0..=one {
                let mut option = heaps.to_vec();
                option.remove(split);
                option.extend([one, other].iter().filter(|&&part| part > 0));
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
