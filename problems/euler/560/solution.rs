//! Project Euler 560 — Coprime Nim
//! <https://projecteuler.net/problem=560> · 60 s · 1024 MiB? · medium
//!
//! Rules: a move takes from one heap a number of stones that is coprime to the size of that heap;
//! whoever takes the last stone wins. The input is `n k`; print how many positions of k heaps, in
//! order, each of 1 to n - 1 stones, the first player loses, modulo 1,000,000,007. Without input,
//! both numbers are 10,000,000.
//! Model: game of divisors, a sum of k heaps.
//! Why: number the primes 1 for 2, 2 for 3, 3 for 5 and so on. The value of an even heap is 0, of a
//! heap of one stone 1, and of an odd heap above that the number of its least prime factor, as
//! induction shows:
//!
//! 1. A take t from h stones is coprime to h if and only if what is left, h - t, is. So the options
//!    are all smaller sizes coprime to h, and 0 stones if h = 1.
//! 2. If h is even, each option is odd and has a value above 0, by induction. So the value is 0.
//! 3. If h is odd and its least prime factor is p, then 1, 2 and each odd prime below p are options.
//!    Their values are 1, 0 and all numbers up to that of the prime before p.
//! 4. No option of h has the least prime factor p, since it would not be coprime to h. So the value
//!    of h is the number of p. (For p = 3, the options 1 and 2 give 1 and 0.)
//!
//! The positions of nim sum 0 are counted by Walsh transforms.
//! Cost: O(n log n + n log k).

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

/// The sieve would take too much memory above this.
const LARGEST: usize = 20_000_000;

fn main() {
    let (mut end, mut heaps) = (10_000_000, 10_000_000);
    if !is_stdin_empty() {
        input! { n: usize, k: u64 }
        (end, heaps) = (n, k);
    }
    assert!((2..=LARGEST).contains(&end), "n is {end}, outside 2..={LARGEST}");
    println!("{}", ways_by_nim_sum(&heaps_by_value(end), heaps, MODULUS)[0]);
}

/// Returns for each value how many heaps from 1 to `end` - 1 have it, up to a power of 2.
fn heaps_by_value(end: usize) -> Vec<u64> {
    let mut heaps_by_factor = vec![0; end.max(3)];
    for factor in least_prime_factors(end) {
        heaps_by_factor[factor as usize] += 1;
    }
    let (even_heaps, by_odd_factor) = (heaps_by_factor[2], &heaps_by_factor[3..]);
    let heaps_of_one_stone = 1;
    let mut heaps = vec![even_heaps, heaps_of_one_stone];
    // Every odd prime is the least factor of a heap, itself.
    heaps.extend(by_odd_factor.iter().filter(|&&heaps| heaps > 0));
    heaps.resize(heaps.len().next_power_of_two(), 0);
    heaps
}
