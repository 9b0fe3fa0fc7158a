//! Codeforces 850C — Arpa and a game with Mojtaba
//! <https://codeforces.com/problemset/problem/850/C> · 1 s · 256 MiB · medium
//!
//! Rules: n numbers; a move names a prime power pᵏ, k ≥ 1, that divides one of them, and
//! divides by it each number that it divides. Whoever cannot move loses. Print the winner,
//! `Mojtaba` if he is the first player and `Arpa` if not.
//! Model: game of divisors, a sum over the primes.
//! Why: a move touches one prime, so the primes are a sum of games (Sprague and Grundy). Of a
//! prime only the set of its exponents matters, since equal ones stay equal: a move lowers
//! all exponents from k on by k. Sets of exponents up to 30 are bits, and few come up.
//! Cost: O(n √a) for the exponents; some thousand sets for the exponents of 2.

use grundy::contest::primes::prime_powers;
use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeMap;

/// The value of a prime, bit e - 1 saying that some number has it e times.
fn value(known: &mut BTreeMap<u32, u64>, exponents: u32) -> u64 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let largest = 32 - exponents.leading_zeros();
    let lowered = (1..=largest).map(|k| exponents & ((1 << (k - 1)) - 1) | exponents >> k);
    let options: Vec<u64> = lowered.map(|option| value(known, option)).collect();
    known.insert(exponents, mex(options));
    known[&exponents]
}

fn main() {
    input! { n: usize }
    assert!((1..=100).contains(&n), "{n} numbers, not 1 to 100");
    input! { numbers: [u64; n] }
    let mut exponents: BTreeMap<u64, u32> = BTreeMap::new();
    for number in numbers {
        assert!((1..=1_000_000_000).contains(&number), "the number {number}, not 1 to 10^9");
        for (prime, exponent) in prime_powers(number) {
            *exponents.entry(prime).or_default() |= 1 << (exponent - 1);
        }
    }
    let mut known = BTreeMap::new();
    let sum = exponents.values().fold(0, |sum, &set| sum ^ value(&mut known, set));
    println!("{}", if sum != 0 { "Mojtaba" } else { "Arpa" });
}
