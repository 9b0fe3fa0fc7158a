//! Project Euler 629 by its rules: every split of every heap is tried, for each partition and each
//! k.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 190)..=g.pick(13, 200)))
}

fn answer(input: &mut Input) -> String {
    let stones = input.number(1..=200u64);
    input.end();
    let mut won = 0u64;
    for most_parts in 2..=stones as usize {
        let mut search = Search::normal();
        let options = |heaps: &Vec<u64>| options(heaps, most_parts);
        for heaps in partitions(stones, stones, stones as usize) {
            won += u64::from(search.mover_wins(&heaps, &options));
        }
    }
    format!("{}\n", won % 1_000_000_007)
}

/// Returns the partitions of `sum` into at most `most_parts` parts, none above `largest`, each in
/// descending order.
fn partitions(sum: u64, largest: u64, most_parts: usize) -> Vec<Vec<u64>> {
    if sum == 0 {
        return vec![vec![]];
    }
    let mut found = vec![];
    if most_parts > 0 {
        for first in 1..=sum.min(largest) {
            for mut parts in partitions(sum - first, first, most_parts - 1) {
                parts.insert(0, first);
                found.push(parts);
            }
        }
    }
    found
}

fn options(heaps: &[u64], most_parts: usize) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        for parts in partitions(heaps[heap], heaps[heap], most_parts) {
            if parts.len() >= 2 {
                let mut option = heaps.to_vec();
                option.swap_remove(heap);
                option.extend(parts);
                option.sort_unstable_by(|a, b| b.cmp(a));
                options.push(option);
            }
        }
    }
    options
}
