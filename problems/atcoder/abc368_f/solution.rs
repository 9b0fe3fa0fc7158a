//! AtCoder ABC 368 F — Dividing Game
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f> · 2 s · 1024 MiB · easy
//!
//! Rules: N numbers of 2 or more; a move replaces one of them by a divisor of it that is
//! smaller, 1 among them, and whoever cannot move loses, Anna first. One case `N`, then the
//! numbers; print the winner, `Anna` or `Bruno`.
//! Rule: nim
//! Model: Nim, a number being a heap of its prime factors.
//! Why: write the number as a product of primes, repeated ones and all. A move crosses out
//! some of the factors, at least one, and any number of them can go: a heap of Nim. By
//! Bouton's theorem Bruno wins exactly if the nim sum is 0.
//! Cost: O(M log log M) for a sieve up to M = 100000, O(N) for the rest.

use grundy::contest::primes::least_prime_factors;
use grundy::nim;
use proconio::input;

const LARGEST: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} numbers, not 1 to 100000");
    input! { numbers: [usize; n] }
    if let Some(number) = numbers.iter().find(|&number| !(2..=LARGEST).contains(number)) {
        panic!("{number} is not 2 to {LARGEST}");
    }
    let (least, mut factors) = (least_prime_factors(LARGEST + 1), vec![0u64; LARGEST + 1]);
    for number in 2..=LARGEST {
        factors[number] = factors[number / least[number] as usize] + 1;
    }
    let heaps = numbers.iter().map(|&number| factors[number]);
    println!("{}", if nim::outcome(heaps).mover_wins() { "Anna" } else { "Bruno" });
}
