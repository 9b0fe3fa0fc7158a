//! CodeChef MDSWIN2 by its rules: every set of equal elements, and Nim by every move.
//!
//! The middle tier has runs with up to 200 equal elements, so that the number of ways to keep some
//! of them far exceeds the modulus. Each value of a run counts by itself, with Pascal's triangle.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_pascal).run();
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
        input += &format!("{n}\n{}\n{queries}\n", join(&elements));
        for _ in 0..queries {
            let (a, b) = (g.within(1..=n), g.within(1..=n));
            input += &format!("{} {}\n", a.min(b), a.max(b));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        // Each value equally often, shuffled or in order.
        let (values, times) = match g.one_in(2) {
            true => (g.within(1..=8), g.within(2..=200)),
            false => (g.within(30..=80), g.within(20..=30)),
        };
        let mut elements: Vec<u64> = (0..values * times).map(|place| 1 + place / times).collect();
        if g.one_in(2) {
            for place in 1..elements.len() {
                elements.swap(place, g.within(0..=place as u64) as usize);
            }
        }
        let n = elements.len() as u64;
        input += &format!("{n}\n{}\n60\n", join(&elements));
        for _ in 0..60 {
            let (a, b) = (g.within(1..=n), g.within(1..=n));
            input += &format!("{} {}\n", a.min(b), a.max(b));
        }
    }
    input
}

fn answer_by_pascal(input: &mut Input) -> String {
    const PRIME: u64 = 998_244_353;
    const MOST: usize = 200;
    let mut choose = vec![vec![0; MOST + 1]; MOST + 1];
    for n in 0..=MOST {
        choose[n][0] = 1;
        for k in 1..=n {
            choose[n][k] = (choose[n - 1][k - 1] + choose[n - 1][k]) % PRIME;
        }
    }
    counts(input, |run| {
        let heaps = frequencies(run);
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let kept = |&heap: &u64| (heap as usize, (heap ^ nim_sum) as usize);
        let moves = heaps.iter().map(kept).filter(|(heap, keep)| keep < heap);
        moves.map(|(heap, keep)| choose[heap][keep]).sum::<u64>() % PRIME
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    counts(input, |run| {
        assert!(run.len() <= 20, "too large for a reference");
        let sets = 1u32..1 << run.len();
        let wins = sets.filter(|set| {
            let chosen = |place: &usize| set >> place & 1 == 1;
            let erased: Vec<u64> = (0..run.len()).filter(chosen).map(|place| run[place]).collect();
            let left: Vec<u64> =
                (0..run.len()).filter(|place| !chosen(place)).map(|place| run[place]).collect();
            erased.iter().all(|value| *value == erased[0])
                && !search.mover_wins(&frequencies(&left), &|counts: &Vec<u64>| {
                    take_from_one_heap(counts, |_| true)
                })
        });
        wins.count() as u64
    })
}

/// Writes what `count` returns for each run.
fn counts(input: &mut Input, mut count: impl FnMut(&[u64]) -> u64) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=5) {
        let n = input.number(1..=100_000usize);
        let elements = input.numbers(n, 1..=1_000_000_000u64);
        for _ in 0..input.number(1..=100_000) {
            let l = input.number(1..=n);
            let r = input.number(l..=n);
            output += &format!("{}\n", count(&elements[l - 1..r]));
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
