//! CodeChef MDSWIN by its rules: every choice of thresholds, and every move.
//!
//! The middle tier has numbers of up to 10^9, among them products of large primes, and up to 100
//! stacks. Divisors are counted one by one; the choices are counted stack by stack, by the sums of
//! their binary columns modulo 3. Only Moore's theorem is taken for granted.

use reference::{join, ordered_heaps, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_columns).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(2, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 1_000_000_000)..=g.pick(4, 1_000_000_000));
        let n = g.within(g.pick(1, 100_000)..=g.pick(6 - k.min(4), 100_000));
        // Numbers with many divisors, those with few, and large ones.
        let unit = [1, 1, 4, 6][g.within(0..=3) as usize] * g.pick(1, 27_720);
        let most = g.pick(if n == 1 && k == 1 { 1_000_000_000 } else { 60 }, 1_000_000_000) / unit;
        let mut numbers = BTreeSet::new();
        while (numbers.len() as u64) < n {
            let number = g.within(1..=most.max(n));
            numbers.insert(if g.one_in(2) && number <= most { number * unit } else { number });
        }
        input += &format!("{n} {k}\n");
        for number in numbers {
            input += &format!("{number}\n");
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    const LARGE_PRIMES: [u64; 8] = [991, 997, 1009, 1013, 10_007, 31_601, 31_607, 999_983];
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let (n, k) = (g.within(1..=15), g.within(1..=100));
        let mut numbers = BTreeSet::new();
        while (numbers.len() as u64) < n {
            let mut prime = || LARGE_PRIMES[g.within(0..=7) as usize];
            let number = match [prime(), prime(), prime()] {
                [a, b, c] if a * b * c <= 1_000_000_000 => a * b * c,
                [a, b, _] if a * b <= 1_000_000_000 => a * b,
                [a, ..] => a,
            };
            let small = g.within(1..=40);
            numbers.insert(match g.within(0..=4) {
                0 => number,
                1 => number * if number * small <= 1_000_000_000 { small } else { 1 },
                2 => g.within(1..=1_000_000_000),
                3 => 1 << g.within(0..=29),
                _ => small * g.within(1..=60),
            });
        }
        input += &format!("{n} {k}\n{}\n", join(&numbers.into_iter().collect::<Vec<_>>()));
    }
    input
}

fn answer_by_columns(input: &mut Input) -> String {
    // Heaps up to 255, of eight columns.
    const VECTORS: usize = 3usize.pow(8);
    let mut output = String::new();
    for Case { k, numbers } in read(input) {
        let heaps: Vec<u64> = numbers.iter().map(|&number| divisors(number) - 1).collect();
        assert!(heaps.iter().all(|&heap| heap < 256), "too many divisors for a reference");
        let columns = u64::BITS - heaps.iter().fold(1, |ones, heap| ones | heap).leading_zeros();
        let vectors = 3usize.pow(columns);
        // For each vector, the one that is left of it after each heap.
        let mut choices = vec![0; VECTORS];
        choices[0] = 1;
        let without: Vec<Vec<usize>> = heaps
            .iter()
            .map(|&heap| (0..vectors).map(|vector| difference(vector, heap)).collect())
            .collect();
        for _ in 0..k {
            let ways = |vector: usize| {
                without.iter().map(|before| choices[before[vector]]).sum::<u64>() % PRIME
            };
            choices = (0..vectors).map(ways).collect();
        }
        output += &format!("{}\n", choices[1..].iter().sum::<u64>() % PRIME);
    }
    output
}

/// Returns the vector of digits to base 3 less the binary digits of a heap, without borrowing.
fn difference(vector: usize, heap: u64) -> usize {
    if heap == 0 {
        return vector;
    }
    let digit = (vector % 3 + 3 - (heap % 2) as usize) % 3;
    digit + 3 * difference(vector / 3, heap / 2)
}

fn divisors(number: u64) -> u64 {
    let small = (1..=number.isqrt()).filter(|divisor| number % divisor == 0);
    small.map(|divisor| if divisor * divisor == number { 1 } else { 2 }).sum()
}

struct Case {
    k: u64,
    numbers: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=5) {
        let n = input.number(1..=100_000);
        let k = input.number(1..=1_000_000_000);
        let numbers = input.numbers(n, 1..=1_000_000_000);
        assert_eq!(BTreeSet::from_iter(&numbers).len(), n, "the numbers are not different");
        cases.push(Case { k, numbers });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { k, numbers } in read(input) {
        if (numbers.len(), k) == (1, 1) {
            // The first player moves to the threshold at once, unless it is reached.
            output += if numbers[0] > 1 { "1\n" } else { "0\n" };
            continue;
        }
        assert!(numbers.iter().all(|&number| number <= 1000), "too large for a reference");
        let mut search = Search::normal();
        let wins = ordered_heaps(k, &numbers).into_iter().filter(|thresholds| {
            let stack = |&threshold: &u64| Stack { threshold, stones: 1 };
            let mut stacks: Vec<Stack> = thresholds.iter().map(stack).collect();
            stacks.sort_unstable();
            search.mover_wins(&stacks, &|stacks: &Vec<Stack>| options(stacks))
        });
        output += &format!("{}\n", wins.count() as u64 % PRIME);
    }
    output
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Stack {
    threshold: u64,
    stones: u64,
}

fn options(stacks: &[Stack]) -> Vec<Vec<Stack>> {
    let mut options = Vec::new();
    for first in 0..stacks.len() {
        for option in moves_in(stacks, first) {
            for second in first + 1..stacks.len() {
                options.extend(moves_in(&option, second));
            }
            options.push(option);
        }
    }
    options.iter_mut().for_each(|option| option.sort_unstable());
    options.sort_unstable();
    options.dedup();
    options
}

/// Returns the stacks after each move in one of them.
fn moves_in(stacks: &[Stack], index: usize) -> Vec<Vec<Stack>> {
    let Stack { threshold, stones } = stacks[index];
    let larger = (stones + 1..=threshold).filter(|stones| threshold % stones == 0);
    let moved = larger.map(|stones| {
        let mut option = stacks.to_vec();
        option[index] = Stack { threshold, stones };
        option
    });
    moved.collect()
}
