//! HackerRank tower-breakers-revisited-1 — Tower Breakers, Revisited!
//! <https://www.hackerrank.com/challenges/tower-breakers-revisited-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: N towers; a move makes one of them lower, from height x to a divisor of x, and
//! whoever cannot move loses. T cases `N`, then the heights; print the winner, 1 (first)
//! or 2.
//! Rule: nim
//! Model: Nim, a number being a heap of its prime factors.
//! Why: going down to a divisor takes away any number of prime factors, counted as often as
//! they divide, and a height with p of them has divisors with each number from 0 to p - 1.
//! Cost: O(√h) a tower.

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} towers, not 1 to 100");
        input! { heights: [u64; n] }
        if let Some(height) = heights.iter().find(|&height| !(1..=1_000_000).contains(height)) {
            panic!("a tower of height {height}, not 1 to 1000000");
        }
        let outcome = nim::outcome(heights.into_iter().map(prime_factors));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn prime_factors(number: u64) -> u64 {
    prime_powers(number).map(|(_, exponent)| u64::from(exponent)).sum()
}
