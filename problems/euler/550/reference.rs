//! Project Euler 550 by its rules: every pair of divisors is tried on every heap.
//!
//! The middle tier has up to 300 heaps of up to 1500 stones. Each size is worth the mex of what its
//! pairs of divisors leave, without a look at its prime factors, and the positions are counted heap
//! by heap, by their nim sum.

use grundy::mex::mex;
use reference::{ordered_heaps, Generator, Input, Reference, Search};

const MODULUS: u64 = 987_654_321;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1_000_000_000)..=g.pick(3, 1_000_000_000_000));
    let largest = g.pick([200, 64, 20][heaps.min(3) as usize - 1], 10_000_000);
    format!("{} {heaps}\n", g.within(g.pick(2, 9_000_000)..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{} {}\n", g.within(2..=1500), g.within(1..=300))
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let largest = input.number(2..=2000usize);
    let heaps = input.number(1..=1000);
    input.end();
    let mut divisors = vec![Vec::new(); largest + 1];
    for divisor in 2..=largest {
        (2 * divisor..=largest).step_by(divisor).for_each(|heap| divisors[heap].push(divisor));
    }
    let mut values: Vec<u64> = Vec::new();
    let mut sizes = vec![0; 256];
    for (heap, divisors) in divisors.iter().enumerate() {
        let pairs = divisors.iter().flat_map(|&a| divisors.iter().map(move |&b| (a, b)));
        values.push(mex(pairs.map(|(a, b)| values[a] ^ values[b])));
        sizes[values[heap] as usize] += u64::from(heap >= 2);
    }
    let positions = positions_by_nim_sum(&sizes, heaps);
    format!("{}\n", positions[1..].iter().sum::<u64>() % MODULUS)
}

/// Returns how many positions of so many heaps have each nim sum, if `sizes` heaps have each value.
fn positions_by_nim_sum(sizes: &[u64], heaps: usize) -> Vec<u64> {
    let mut positions = vec![0; sizes.len()];
    positions[0] = 1;
    for _ in 0..heaps {
        let mut longer = vec![0; sizes.len()];
        for (value, &sizes) in sizes.iter().enumerate().filter(|(_, &sizes)| sizes > 0) {
            for (nim_sum, positions) in positions.iter().enumerate() {
                longer[nim_sum ^ value] += positions * sizes;
            }
        }
        positions = longer.into_iter().map(|positions: u64| positions % MODULUS).collect();
    }
    positions
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(2..=10_000_000u64);
    let heaps = input.number(1..=1_000_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (2..=largest).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        won += u64::from(search.mover_wins(&heaps, &|heaps| options(heaps)));
    }
    format!("{}\n", won % MODULUS)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let size = heaps[heap];
        let divisors: Vec<u64> = (2..size).filter(|d| size % *d == 0).collect();
        for &a in &divisors {
            for &b in &divisors {
                let mut option = heaps.to_vec();
                option[heap] = a;
                option.push(b);
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
