//! Project Euler 560 by its rules: every coprime take from every heap is tried.
//!
//! The middle tier has up to 150 heaps of up to 250 stones. Each size is worth the mex of what the
//! coprime takes leave, and the positions are counted heap by heap, by their nim sum.

use grundy::mex::mex;
use reference::{ordered_heaps, Generator, Input, Reference, Search};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1_000_000)..=g.pick(3, 10_000_000));
    let largest = g.pick([40, 24, 12][heaps.min(3) as usize - 1], 10_000_000);
    format!("{} {heaps}\n", g.within(g.pick(2, 9_000_000)..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{} {}\n", g.within(2..=250), g.within(1..=150))
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let end = input.number(2..=300usize);
    let heaps = input.number(1..=1000);
    input.end();
    let mut values: Vec<u64> = vec![0];
    let mut sizes = [0; 64];
    for heap in 1..end {
        let coprime = (1..=heap).filter(|&take| greatest_common_divisor(take, heap) == 1);
        values.push(mex(coprime.map(|take| values[heap - take])));
        sizes[values[heap] as usize] += 1;
    }
    let mut positions = [0; 64];
    positions[0] = 1;
    for _ in 0..heaps {
        let mut longer = [0; 64];
        for (value, &sizes) in sizes.iter().enumerate().filter(|(_, &sizes)| sizes > 0) {
            (0..64).for_each(|nim_sum| longer[nim_sum ^ value] += positions[nim_sum] * sizes);
        }
        positions = longer.map(|positions: u64| positions % MODULUS);
    }
    format!("{}\n", positions[0])
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

fn answer(input: &mut Input) -> String {
    let end = input.number(2..=10_000_000u64);
    let heaps = input.number(1..=10_000_000u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..end).collect();
    let mut lost = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        lost += u64::from(!search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", lost % MODULUS)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let are_coprime = |take: u64| (2..=take).all(|d| take % d != 0 || heaps[heap] % d != 0);
        for take in (1..=heaps[heap]).filter(|&take| are_coprime(take)) {
            let mut option = heaps.to_vec();
            option[heap] -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
