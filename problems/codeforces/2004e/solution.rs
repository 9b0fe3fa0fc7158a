//! Codeforces 2004E — Not a Nim Problem
//! <https://codeforces.com/problemset/problem/2004/E> · 2 s · 512 MiB · medium
//!
//! Rules: n piles; from a pile of x stones a move takes y > 0 stones, y ≤ x, where x and y have
//! no common divisor but 1. Whoever cannot move loses. Cases `n`, then the piles, after their
//! number; print the winner of each, `Alice` if she is the first player and `Bob` if not.
//! Rule: nim
//! Model: Nim, a pile is a heap of the rank of its least prime divisor.
//! Why: y is coprime to x if and only if what is left, x - y, is coprime to x. By induction the
//! value is 1 for x = 1, 0 for an even x, and i for an odd x > 1 whose least prime divisor is the
//! i-th prime.
//!
//! 1. An even x leaves only odd numbers, which are not worth 0. So it is worth 0.
//! 2. An odd x with the i-th prime as its least divisor can leave 2, worth 0, then 1, worth 1,
//!    and the 2nd to the (i - 1)-th prime, worth 2 to i - 1. A number worth i has the same least
//!    prime divisor, and so is not coprime to x.
//!
//! Cost: O(M log log M) time and 4 M bytes for the largest pile M, O(1) a pile.

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// The largest pile for which the table fits into memory.
const LARGEST: usize = 100_000_000;

fn main() {
    input! { cases: usize }
    let mut games = vec![];
    let mut largest = 1;
    for _ in 0..cases {
        input! { n: usize, piles: [usize; n] }
        largest = piles.iter().copied().fold(largest, usize::max);
        games.push(piles);
    }
    assert!(largest <= LARGEST, "a pile of {largest} stones, more than {LARGEST}");
    let values = values_up_to(largest);
    let mut winners = String::new();
    for piles in games {
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of the piles 0, 1, …, `largest`.
fn values_up_to(largest: usize) -> Vec<u32> {
    let mut values = least_prime_factors(largest + 1);
    values[1] = 1;
    let mut primes = 0;
    for pile in 2..=largest {
        let least_prime = values[pile] as usize;
        if least_prime == pile {
            primes += 1;
            values[pile] = if pile == 2 { 0 } else { primes };
        } else {
            values[pile] = values[least_prime]; // which is a value already
        }
    }
    values
}
