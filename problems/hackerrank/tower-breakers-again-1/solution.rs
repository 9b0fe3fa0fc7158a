//! HackerRank tower-breakers-again-1 — Tower Breakers, Again!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1> · 10 s? · 512 MiB? · medium
//!
//! Rules: N towers; a move breaks one of height X into Y > 1 towers of height Z, Y Z = X, and
//! whoever cannot move loses. T cases `N`, then the heights; print the winner, 1 (first)
//! or 2.
//! Model: splitting game, into equal parts.
//! Why: an even number of equal towers is worth 0, an odd number as much as one of them. So
//! an odd height has the value p, the number of its prime factors: it reaches Z with any
//! smaller number of them, by an odd Y. An even one is worth 1 + p, with p counting the odd
//! prime factors: an even Y reaches 0, an odd one the even Z with fewer odd factors, that is
//! the values 1 to p.
//! Cost: O(√h) a tower.

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=200).contains(&cases), "{cases} cases, not 1 to 200");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} towers, not 1 to 100");
        input! { heights: [u64; n] }
        if let Some(height) = heights.iter().find(|&height| !(1..=100_000).contains(height)) {
            panic!("a tower of height {height}, not 1 to 100000");
        }
        let outcome = nim::outcome(heights.into_iter().map(grundy_value));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn grundy_value(height: u64) -> u64 {
    // All factors 2 count as one.
    prime_powers(height).map(|(prime, exponent)| if prime == 2 { 1 } else { exponent.into() }).sum()
}
