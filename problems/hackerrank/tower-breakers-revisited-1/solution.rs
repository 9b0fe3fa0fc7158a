//! HackerRank tower-breakers-revisited-1 — Tower Breakers, Revisited!
//! <https://www.hackerrank.com/challenges/tower-breakers-revisited-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move makes one of N towers lower, from height x to a divisor of x; whoever cannot
//! move loses. The input has T cases: `N`, then the heights. Print the winner, 1 (first) or 2.
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
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heights: [u64; n] }
        let outcome = nim::outcome(heights.into_iter().map(prime_factors));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn prime_factors(height: u64) -> u64 {
    assert!(height > 0, "a tower of height 0");
    prime_powers(height).map(|(_, exponent)| u64::from(exponent)).sum()
}
