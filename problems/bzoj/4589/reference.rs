//! BZOJ 4589 by its rules: every position looked at, and lost ones found by search.
//!
//! The middle tier has up to 10^9 heaps of up to 63 stones, so that counts exceed the modulus. The
//! positions are counted by nim sum, two halves of the heaps at a time, for every pair of nim sums.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_halves).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 80)..=g.pick(4, 80)) {
        let n = g.within(g.pick(1, 900_000_000)..=g.pick(4, 1_000_000_000));
        let m = g.within(g.pick(2, 49_000)..=g.pick([19, 19, 13, 7][n as usize % 4], 50_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..8 {
        let most = [9, 200, 1_000_000_000][g.within(0..=2) as usize];
        input += &format!("{} {}\n", g.within(1..=most), g.within(2..=63));
    }
    input
}

fn answer_by_halves(input: &mut Input) -> String {
    const MODULUS: u64 = 1_000_000_007;
    const SUMS: usize = 64;
    let join = |one: &[u64], other: &[u64]| {
        let mut ways = vec![0; SUMS];
        for (a, first) in one.iter().enumerate() {
            for (b, second) in other.iter().enumerate() {
                ways[a ^ b] = (ways[a ^ b] + first * second) % MODULUS;
            }
        }
        ways
    };
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1_000_000_000u64) {
        let m = input.number(2..=SUMS as u64 - 1);
        let is_prime = |size: u64| size > 1 && size <= m && (2..size).all(|d| size % d != 0);
        let heap: Vec<u64> = (0..SUMS as u64).map(|size| u64::from(is_prime(size))).collect();
        let mut ways = vec![0; SUMS];
        ways[0] = 1;
        for digit in (0..30).rev() {
            ways = join(&ways, &ways);
            if n >> digit & 1 == 1 {
                ways = join(&ways, &heap);
            }
        }
        output += &format!("{}\n", ways[0]);
    }
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1_000_000_000u64) {
        let m = input.number(2..=50_000u64);
        let primes: Vec<u64> =
            (2..=m).filter(|&size| (2..size).all(|divisor| size % divisor != 0)).collect();
        let mut positions = vec![Vec::new()];
        for _ in 0..n {
            let longer = positions.iter().flat_map(|heaps: &Vec<u64>| {
                primes.iter().map(move |&prime| [&heaps[..], &[prime]].concat())
            });
            positions = longer.collect();
        }
        let lost = positions.into_iter().filter_map(|mut heaps| {
            heaps.sort_unstable();
            Some(()).filter(|()| !search.mover_wins(&heaps, &options))
        });
        output += &format!("{}\n", lost.count());
    }
    output
}
