//! AtCoder ARC 192 B by its rules: every counter that can be lowered.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let largest = g.pick(if n > 4 { 3 } else { 5 }, 1_000_000_000);
    let counters = g.many(n, 1..=largest);
    format!("{n}\n{}\n", spaced(&counters))
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Counter {
    left: u64,
    is_marked: bool,
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let mut counters: Vec<Counter> = input
        .numbers(n, 1..=1_000_000_000)
        .into_iter()
        .map(|left| Counter { left, is_marked: false })
        .collect();
    input.end();
    counters.sort_unstable();
    let fennec = Search::normal()
        .written(|counters: &Vec<Counter>| {
            let counter = |Counter { left, is_marked }: &Counter| {
                format!("{left}{}", if *is_marked { "✓" } else { "" })
            };
            counters.iter().map(counter).collect::<Vec<_>>().join(" ")
        })
        .mover_wins(&counters, &|counters| options(counters));
    if fennec { "Fennec\n" } else { "Snuke\n" }.to_string()
}

/// The order of the counters does not matter. Once all are marked, the game is over.
fn options(counters: &[Counter]) -> Vec<Vec<Counter>> {
    if counters.iter().all(|counter| counter.is_marked) {
        return Vec::new();
    }
    let lower = |index: usize| {
        let mut after = counters.to_vec();
        after[index] = Counter { left: counters[index].left - 1, is_marked: true };
        after.sort_unstable();
        after
    };
    (0..counters.len()).filter(|&index| counters[index].left > 0).map(lower).collect()
}
