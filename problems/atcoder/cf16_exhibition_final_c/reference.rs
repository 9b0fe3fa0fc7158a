//! AtCoder cf16_exhibition_final_c by its rules: every way to eat, every game played.
//!
//! The middle tier has up to 100 heaps of up to 1000 stones. Heap by heap it keeps the least number
//! of stones to eat for every nim sum; it knows nothing of the lowest digits of heaps.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(4, 100_000), 2..=g.pick(7, 1_000_000_000));
    if g.one_in(4) {
        heaps[0] = g.pick(8, 1 << 29);
    }
    let lines: Vec<String> = heaps.iter().map(|heap| format!("{heap}\n")).collect();
    format!("{}\n{}", heaps.len(), lines.concat())
}

/// Returns heaps whose nim sum can often be brought to 0.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=99);
    let digits = g.within(2..=10);
    let mut heaps = Vec::new();
    for _ in 0..count {
        // Divisible by a power of 2 that is as often high as low.
        let zeros = g.within(0..=digits - 1);
        heaps.push((g.within(1..=(1 << digits >> zeros) - 1) << zeros).max(2));
    }
    if g.one_in(2) {
        let wanted = heaps.iter().fold((1 << g.within(0..=digits)) - 1, |sum, heap| sum ^ heap);
        heaps.extend(Some(wanted).filter(|&heap| heap > 1));
    }
    let lines: Vec<String> = heaps.iter().map(|heap| format!("{heap}\n")).collect();
    format!("{}\n{}", heaps.len(), lines.concat())
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let heaps = read(input);
    let above = heaps.iter().max().expect("a heap") + 1;
    // The least number of stones to eat of the heaps so far, for each nim sum.
    let mut least: Vec<Option<u32>> = vec![None; above.next_power_of_two() as usize];
    least[0] = Some(0);
    for heap in heaps {
        let with = |sum: usize| {
            let uneaten = least[sum ^ heap as usize];
            let eaten = least[sum ^ (heap as usize - 1)].map(|stones| stones + 1);
            uneaten.into_iter().chain(eaten).min()
        };
        least = (0..least.len()).map(with).collect();
    }
    least[0].map_or("-1\n".to_string(), |stones| format!("{stones}\n"))
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let heaps = input.numbers(n, 2..=1_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
    let n = heaps.len();
    assert!(n < 20, "too many heaps for a reference");
    let mut search = Search::normal();
    let mut best: Option<u32> = None;
    for eaten in 0..1u32 << n {
        let left = heaps.iter().enumerate().map(|(heap, size)| size - u64::from(eaten >> heap & 1));
        let mut left: Vec<u64> = left.collect();
        left.sort_unstable();
        let moves = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        if best.is_none_or(|best| eaten.count_ones() < best) && !search.mover_wins(&left, &moves) {
            best = Some(eaten.count_ones());
        }
    }
    best.map_or("-1\n".to_string(), |best| format!("{best}\n"))
}
