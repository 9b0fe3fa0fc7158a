//! Project Euler 509 by its rules: every divisor is tried on every heap.
//!
//! The middle tier has heaps of up to 1500, so that there are more positions than the modulus. Each
//! heap is worth the mex of what its divisors leave.

use grundy::mex::mex;
use reference::{ordered_heaps, take_part_of_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 50)..=g.pick(14, 1 << 60)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", if g.one_in(2) { g.within(1080..=1500) } else { g.within(15..=1500) })
}

fn answer_by_values(input: &mut Input) -> String {
    let largest = input.number(1..=2000usize);
    input.end();
    let mut divisors = vec![Vec::new(); largest + 1];
    for divisor in 1..=largest {
        (2 * divisor..=largest).step_by(divisor).for_each(|heap| divisors[heap].push(divisor));
    }
    let mut values: Vec<u64> = Vec::new();
    let mut heaps = [0u64; 16];
    for (heap, divisors) in divisors.iter().enumerate() {
        values.push(mex(divisors.iter().map(|divisor| values[heap - divisor])));
        heaps[values[heap] as usize] += u64::from(heap > 0);
    }
    let mut won = 0;
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        let others = (0..16).filter(|&c| a ^ b ^ c != 0).map(|c| heaps[c]);
        won += heaps[a] * heaps[b] * others.sum::<u64>();
    }
    format!("{}\n", won % 1_234_567_890)
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=1u64 << 60);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..=largest).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(3, &sizes) {
        heaps.sort_unstable();
        won += u64::from(search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", won % 1_234_567_890)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    take_part_of_one_heap(heaps, |heap, take| take < heap && heap % take == 0)
}
