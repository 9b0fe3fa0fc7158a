//! Codeforces 850C by its rules: tries every prime power on all the numbers.
//!
//! The middle tier has up to 100 numbers with exponents of up to 14. Each prime is worth the mex
//! of what the moves leave of the list of its exponents.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};
use std::collections::{BTreeMap, BTreeSet};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_primes).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut numbers = g.many(n, 1..=g.pick(40, 1_000_000_000));
    if g.one_in(2) {
        // Powers of one prime, or of 2 on the largest inputs.
        let (prime, most) =
            if g.pick(false, true) { (2, 29) } else { [(2, 7), (3, 4)][g.within(0..=1) as usize] };
        numbers.iter_mut().for_each(|number| *number = u64::pow(prime, g.within(0..=most) as u32));
    }
    format!("{n}\n{}\n", join(&numbers))
}

/// Returns numbers whose primes often come in pairs with equal exponents.
fn generate_middle(g: &mut Generator) -> String {
    let most = if g.one_in(2) { 6 } else { 100 };
    let n = g.within(1..=most);
    // Two primes, and the largest exponent.
    let pairs = [(2, 3, 11), (2, 5, 9), (3, 5, 7), (7, 11, 4), (2, 1, 14)];
    let (one, other, most) = pairs[g.within(0..=4) as usize];
    let spoilt = g.within(0..=n + 3);
    let number = |place: u64| {
        let exponent = g.within(0..=most) as u32;
        let twin = if place == spoilt { exponent.saturating_sub(1) } else { exponent };
        u64::pow(one, exponent) * u64::pow(other, twin)
    };
    let numbers: Vec<u64> = (0..n).map(number).collect();
    format!("{n}\n{}\n", join(&numbers))
}

fn answer_by_primes(input: &mut Input) -> String {
    let mut exponents: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
    for mut number in read(input) {
        let mut divisor = 2;
        while number > 1 {
            let mut exponent = 0;
            while number % divisor == 0 {
                number /= divisor;
                exponent += 1;
            }
            if exponent > 0 {
                exponents.entry(divisor).or_default().push(exponent);
            }
            divisor += 1;
        }
    }
    let options = |exponents: &Vec<u32>| {
        let divided = |k: u32| {
            let left = exponents.iter().map(|&e| if e >= k { e - k } else { e });
            vec![in_order(left)]
        };
        (1..=exponents.iter().copied().max().unwrap_or(0)).map(divided).collect()
    };
    let primes: Vec<Vec<u32>> = exponents.into_values().map(in_order).collect();
    let sum = GrundyValues::new().sum(&primes, &options);
    if sum > 0 { "Mojtaba\n" } else { "Arpa\n" }.to_string()
}

/// Returns the exponents in order, equal ones once, and none that is 0.
fn in_order(exponents: impl IntoIterator<Item = u32>) -> Vec<u32> {
    let exponents: BTreeSet<u32> = exponents.into_iter().filter(|&e| e > 0).collect();
    exponents.into_iter().collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100);
    let numbers = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let mut numbers = read(input);
    numbers.sort_unstable();
    let options = |numbers: &Vec<u64>| {
        let mut options = Vec::new();
        let largest = numbers.iter().copied().max().unwrap_or(1);
        for power in (2..=largest).filter(|&power| is_prime_power(power)) {
            let divided = |&number: &u64| if number % power == 0 { number / power } else { number };
            let mut option: Vec<u64> = numbers.iter().map(divided).collect();
            option.sort_unstable();
            if option != *numbers {
                options.push(option);
            }
        }
        options
    };
    let first = Search::normal().mover_wins(&numbers, &options);
    if first { "Mojtaba\n" } else { "Arpa\n" }.to_string()
}

fn is_prime_power(number: u64) -> bool {
    let prime = (2..=number).find(|&d| number % d == 0).unwrap_or(number);
    let mut power = prime;
    while power < number {
        power *= prime;
    }
    power == number
}
