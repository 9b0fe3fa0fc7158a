//! AtCoder ABC 172 F by its rules: each number of stones moved, and Nim played after it.
//!
//! The middle tier has up to 100,000 stones in the first heap, and tries every number of stones to
//! move; by Bouton's theorem the nim sum then says who wins.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
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
    format!("{n}\n{}\n", join(&heaps))
}

/// Returns heaps that are lost after stones have been moved back, exactly or but for one stone.
fn generate_middle(g: &mut Generator) -> String {
    let largest = 1 << g.within(4..=16);
    let count = g.within(2..=8);
    let mut heaps = g.many(count, 1..=largest);
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    heaps[0] ^= sum;
    let moved = g.within(0..=heaps[1] - 1);
    heaps[0] += moved;
    heaps[1] -= moved;
    if heaps[0] == 0 || g.one_in(8) {
        heaps[0] += 1;
    }
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let heaps = read(input);
    let others = heaps[2..].iter().fold(0, |sum, heap| sum ^ heap);
    let is_lost = |&moved: &u64| (heaps[0] - moved) ^ (heaps[1] + moved) ^ others == 0;
    match (0..heaps[0]).find(is_lost) {
        Some(moved) => format!("{moved}\n"),
        None => "-1\n".to_string(),
    }
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(2..=300);
    let heaps = input.numbers(n, 1..=1_000_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
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
