//! Luogu P5387 by its rules: every position looked at, and lost ones found by search.
//!
//! The middle tier has numbers of up to 128, each worth the mex of what its moves leave, and up to
//! 10^18 of them. Their nim sums are counted by doubling: those of two halves are joined in all
//! ways.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_doubling).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 900_000_000_000_000_000)..=g.pick(4, 1_000_000_000_000_000_000));
    let most = g.pick([9, 40, 16, 9][n as usize % 4], 1_000_000);
    format!("{n} {}\n", g.within(g.pick(1, 990_000)..=most))
}

fn generate_middle(g: &mut Generator) -> String {
    let digits = g.within(0..=18) as u32;
    let n = g.within(1..=10u64.pow(digits));
    // Often at a power of 2, where the values begin anew.
    let near = (1 << g.within(1..=7)) + g.within(0..=2) - 1;
    format!("{n} {}\n", if g.one_in(2) { near.min(128) } else { g.within(1..=128) })
}

fn answer_by_doubling(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000_000_000_000u64);
    let m = input.number(1..=128u64);
    input.end();
    let mut values: Vec<u64> = vec![0];
    let mut of_one = vec![0u64; 128];
    for x in 1..=m {
        let smaller = (1..=x).map(|y| x ^ y).filter(|&z| z < x);
        let value = mex(smaller.map(|z| values[z as usize]));
        values.push(value);
        of_one[value as usize] += 1;
    }
    let joined = |one: &[u64], other: &[u64]| {
        let mut sums = vec![0u64; 128];
        for (a, ways) in one.iter().enumerate().filter(|(_, &ways)| ways > 0) {
            for (b, other) in other.iter().enumerate() {
                sums[a ^ b] = (sums[a ^ b] + ways * other) % 998_244_353;
            }
        }
        sums
    };
    let mut ways = of_one.clone();
    // The binary digits of n after the first.
    for digit in (0..n.ilog2()).rev() {
        ways = joined(&ways, &ways);
        if n >> digit & 1 == 1 {
            ways = joined(&ways, &of_one);
        }
    }
    format!("{}\n", ways[1..].iter().sum::<u64>() % 998_244_353)
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000_000_000_000u64);
    let m = input.number(1..=1_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |numbers: &Vec<u64>| {
        let mut after = Vec::new();
        for (place, &x) in numbers.iter().enumerate() {
            for z in (1..=x).map(|y| x ^ y).filter(|&z| z < x) {
                let mut option = numbers.clone();
                option[place] = z;
                option.sort_unstable();
                after.push(option);
            }
        }
        after
    };
    let mut positions = vec![Vec::new()];
    for _ in 0..n {
        let longer = positions
            .iter()
            .flat_map(|numbers: &Vec<u64>| (1..=m).map(move |x| [&numbers[..], &[x]].concat()));
        positions = longer.collect();
    }
    let won = positions.into_iter().filter_map(|mut numbers| {
        numbers.sort_unstable();
        Some(()).filter(|()| search.mover_wins(&numbers, &options))
    });
    format!("{}\n", won.count() % 998_244_353)
}
