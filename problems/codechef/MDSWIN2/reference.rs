//! CodeChef MDSWIN2 by its rules: every set of equal elements, and Nim by every move.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(3, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
        let spread = g.within(1..=g.pick(4, 1_000_000_000));
        let elements = match g.within(0..=2) {
            // Heaps of many sizes: the value v about v times.
            0 => (0..n).map(|_| (g.within(0..=n) as f64 * 2.0).sqrt() as u64 + 1).collect(),
            1 => g.many(n, 1..=g.pick(2, 300)),
            _ => g.many(n, 1..=spread),
        };
        let queries = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
        input += &format!("{n}\n{}\n{queries}\n", spaced(&elements));
        for _ in 0..queries {
            let (a, b) = (g.within(1..=n), g.within(1..=n));
            input += &format!("{} {}\n", a.min(b), a.max(b));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=5usize);
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=100_000usize);
        let elements = input.numbers(n, 1..=1_000_000_000u64);
        let queries = input.number(1..=100_000usize);
        assert!(n <= 20, "too large for a reference");
        for _ in 0..queries {
            let l = input.number(1..=n);
            let r = input.number(l..=n);
            let run = &elements[l - 1..r];
            let sets = 1u32..1 << run.len();
            let wins = sets.filter(|set| {
                let chosen = |place: &usize| set >> place & 1 == 1;
                let erased: Vec<u64> =
                    (0..run.len()).filter(chosen).map(|place| run[place]).collect();
                let left: Vec<u64> =
                    (0..run.len()).filter(|place| !chosen(place)).map(|place| run[place]).collect();
                erased.iter().all(|value| *value == erased[0])
                    && !search.mover_wins(&frequencies(&left), &|counts: &Vec<u64>| {
                        take_from_one_heap(counts, |_| true)
                    })
            });
            output += &format!("{}\n", wins.count());
        }
    }
    input.end();
    output
}

/// Returns how often each value occurs, sorted; the order of the elements does not matter.
fn frequencies(elements: &[u64]) -> Vec<u64> {
    let mut counts = BTreeMap::new();
    elements.iter().for_each(|element| *counts.entry(element).or_insert(0) += 1);
    let mut counts: Vec<u64> = counts.into_values().collect();
    counts.sort_unstable();
    counts
}
