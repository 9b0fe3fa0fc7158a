//! Project Euler 366 — Stone Game III
//! <https://projecteuler.net/problem=366> · 60 s · 1024 MiB? · hard
//!
//! Rules: Fibonacci Nim: the first move takes any number of the n stones but not all, and each later
//! one at most twice what was just taken; whoever takes the last stone wins. M(n) is the largest
//! number that the first player may take to win, and 0 if the first player loses. The input is N;
//! print M(1) + … + M(N), modulo 10^8. Without input, N is 10^18.
//! Model: Fibonacci Nim, one heap.
//! Why: write a number as a sum of Fibonacci numbers 1, 2, 3, 5, … of which no two are adjacent; by
//! Zeckendorf's theorem there is one way. Let z be the least of them.
//!
//! 1. A player who may take up to q of m stones wins if and only if q ≥ z(m) (Whinihan). So it
//!    wins to take t of n, where 0 < t < n, if and only if 2t < z(n - t).
//! 2. Then t is less than half of the Fibonacci number z(n - t), and so less than the one before it:
//!    the parts of n are those of n - t and those of t. So t is the sum of some smallest parts of n,
//!    and n has a larger one.
//! 3. Let E, F, G be consecutive Fibonacci numbers, and n = F + r from F to G - 1, where
//!    0 ≤ r < E. The parts of n are F and those of r. If 2r < F, then M(n) = r: the largest candidate
//!    wins. Otherwise F is not the least part that stays, and M(n) = M(r).
//! 4. Let S(n) = M(0) + … + M(n - 1), where M(0) = 0, and let h be F/2, rounded up: how many r have
//!    2r < F. With u = min(h, R) numbers of the first kind among the first R of the block,
//!    S(F + R) = S(F) + u (u - 1) / 2 + S(R) - S(u).
//!
//! Cost: each S(n) is found once; for N = 10^18 there are 192 of them.

use grundy::fibonacci::zeckendorf_parts;
use proconio::{input, is_stdin_empty};
use std::collections::HashMap;

const MODULUS: u64 = 100_000_000;

fn main() {
    let mut largest = 1_000_000_000_000_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest < u64::MAX, "{largest} is too large");
    println!("{}", Sums::default().below(largest + 1));
}

/// The sums S(n), modulo [`MODULUS`], that have been found.
#[derive(Default)]
struct Sums {
    known: HashMap<u64, u64>,
}

impl Sums {
    /// Returns S(`end`) = M(0) + … + M(`end` - 1), modulo [`MODULUS`].
    fn below(&mut self, end: u64) -> u64 {
        if end <= 1 {
            return 0;
        }
        if let Some(&sum) = self.known.get(&end) {
            return sum;
        }
        // The block that holds `end` - 1 begins with a Fibonacci number.
        let start = zeckendorf_parts(end - 1)[0];
        let count = end - start;
        let whole = count.min(start.div_ceil(2));
        let pairs = u128::from(whole) * u128::from(whole - 1) / 2;
        let sum = self.below(start)
            + (pairs % u128::from(MODULUS)) as u64
            + self.below(count)
            + (MODULUS - self.below(whole));
        self.known.insert(end, sum % MODULUS);
        sum % MODULUS
    }
}
