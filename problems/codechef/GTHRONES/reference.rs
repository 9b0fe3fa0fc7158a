//! CodeChef GTHRONES by its rules: every number that can be named.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

/// Prime factors whose product is below 10^18, from which numbers are made.
const SMALL: [u64; 24] =
    [2, 2, 3, 2, 5, 3, 7, 2, 2, 3, 5, 2, 7, 11, 13, 17, 19, 23, 29, 31, 37, 2, 3, 2];
const LARGE: [u64; 2] = [999_999_937, 1_000_000_007];

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 500)..=g.pick(6, 500)) as usize;
    let most_factors = g.pick(4, 24);
    let has_large = g.one_in(10);
    let most_copies = g.pick(if n > 4 { 1 } else { 3 }, 1_000_000_000);
    let mut numbers = BTreeSet::new();
    let mut factor_count = most_factors;
    while numbers.len() < n {
        let mut number = 1;
        for &factor in &SMALL[..factor_count] {
            if g.one_in(2) && number <= 1_000_000_000_000_000_000 / factor {
                number *= factor;
            }
        }
        for factor in LARGE {
            if has_large && g.one_in(2) && number <= 1_000_000_000_000_000_000 / factor {
                number *= factor;
            }
        }
        if !numbers.insert(number) {
            // So that there are enough numbers.
            factor_count = (factor_count + 1).min(SMALL.len());
        }
    }
    let mut input = format!("{n}\n");
    for number in numbers {
        input += &format!("{number} {}\n", g.within(1..=most_copies));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=500usize);
    let mut numbers = Vec::new();
    let mut copies = Vec::new();
    for _ in 0..n {
        numbers.push(input.number(1..=1_000_000_000_000_000_000u64));
        copies.push(input.number(1..=1_000_000_000u64));
    }
    input.end();
    assert_eq!(BTreeSet::from_iter(&numbers).len(), n, "the numbers are not different");
    let is_step = |a: u64, b: u64| a != 0 && b % a == 0 && is_prime(b / a);
    let may_follow: Vec<Vec<bool>> = numbers
        .iter()
        .map(|&a| numbers.iter().map(|&b| is_step(a, b) || is_step(b, a)).collect())
        .collect();
    // The current number, and how often each is written.
    let options = |(current, copies): &(usize, Vec<u64>)| {
        let mut left = copies.clone();
        left[*current] -= 1;
        let next = (0..n).filter(|&next| may_follow[*current][next] && left[next] > 0);
        next.map(|next| (next, left.clone())).collect()
    };
    let mut search = Search::normal();
    let wins = (0..n).filter(|&first| !search.mover_wins(&(first, copies.clone()), &options));
    let smallest = wins.map(|first| numbers[first]).min();
    smallest.map_or("Tyrion\n".to_string(), |number| format!("Bran {number}\n"))
}

fn is_prime(number: u64) -> bool {
    number > 1 && (2..).take_while(|divisor| divisor * divisor <= number).all(|d| number % d != 0)
}
