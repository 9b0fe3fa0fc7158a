//! Luogu P7977 by its rules: every number of stones, from every choice of up to k heaps.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.within(1..=4);
    let largest = g.pick([33, 20, 12, 5][most as usize - 1], 30_000_000_000);
    let heaps = g.heaps(g.pick(most, 3_000_000), 1..=largest);
    let k = g.within(1..=(heaps.len() as u64).min(g.pick(4, 1000)));
    format!("{} {k} {largest}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=3_000_000);
    let k = input.number(1..=n);
    let largest = input.number(1..=30_000_000_000u64);
    let mut heaps = input.numbers(n, 1..=largest);
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| {
        let mut after = vec![];
        takes(heaps, 0, k, &mut after);
        after.retain(|option| option != heaps);
        after.iter_mut().for_each(|option| option.sort_unstable());
        after
    };
    let wins = Search::normal().mover_wins(&heaps, &options);
    if wins { "YES\n" } else { "NO\n" }.to_string()
}

/// Adds the heaps after taking from up to `k` of those from number `heap` on.
fn takes(heaps: &[u64], heap: usize, k: usize, after: &mut Vec<Vec<u64>>) {
    if heap == heaps.len() {
        after.push(heaps.to_vec());
        return;
    }
    takes(heaps, heap + 1, k, after);
    let stones = heaps[heap];
    // The roots of x² - cx + s are real.
    let allowed = (1..=stones).filter(|c| k > 0 && c * c >= 4 * stones);
    for c in allowed {
        let mut option = heaps.to_vec();
        option[heap] -= c;
        takes(&option, heap + 1, k - 1, after);
    }
}
