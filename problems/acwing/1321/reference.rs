//! AcWing 1321 by its rules: a stone taken from every heap, every two heaps put together.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(5, 50));
        let most = if g.one_in(2) { 2 } else { g.pick(5, 1000) };
        let mut heaps = g.many(n, 1..=most);
        // Mostly single stones, where the rule changes.
        if g.one_in(3) {
            heaps = vec![1; g.within(g.pick(1, 47)..=g.pick(7, 49)) as usize];
            heaps.push(g.within(1..=3));
        }
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=50);
        let mut heaps = input.numbers(n, 1..=1000u64);
        heaps.sort_unstable();
        let first = search.mover_wins(&heaps, &|heaps: &Vec<u64>| moves(heaps));
        output += if first { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

fn moves(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        let mut rest = heaps.to_vec();
        rest.remove(place);
        let mut with = |stones: u64, rest: &[u64]| {
            let mut next = rest.to_vec();
            next.extend(Some(stones).filter(|&stones| stones > 0));
            next.sort_unstable();
            after.push(next);
        };
        with(heap - 1, &rest);
        for other in place..rest.len() {
            let mut others = rest.clone();
            let sum = heap + others.remove(other);
            with(sum, &others);
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
