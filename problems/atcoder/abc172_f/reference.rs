//! AtCoder ABC 172 F by its rules: each number of stones moved, and Nim played after it.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 300)..=g.pick(4, 300));
    let mut heaps = g.many(n, 1..=g.pick(7, 1_000_000_000_000));
    if g.one_in(2) {
        // Make the nim sum small, so that moving few stones or none may be enough.
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let last = heaps[n as usize - 1] ^ sum;
        heaps[n as usize - 1] = last.clamp(1, 1_000_000_000_000);
        let moved = g.within(0..=heaps[1] - 1);
        heaps[0] = (heaps[0] + moved).min(1_000_000_000_000);
        heaps[1] -= moved;
    }
    format!("{n}\n{}\n", spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=300);
    let heaps = input.numbers(n, 1..=1_000_000_000_000);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    for moved in 0..heaps[0] {
        let mut after = heaps.clone();
        after[0] -= moved;
        after[1] += moved;
        after.sort_unstable();
        if !search.mover_wins(&after, &options) {
            return format!("{moved}\n");
        }
    }
    "-1\n".to_string()
}
