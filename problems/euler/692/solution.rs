//! Project Euler 692 — Siegbert and Jo
//! <https://projecteuler.net/problem=692> · 60 s · 1024 MiB? · medium
//!
//! Rules: Fibonacci Nim: the first move takes any number of the n stones, even all, and each later
//! one at most twice what was just taken; whoever takes the last stone wins. H(n) is the fewest
//! stones that the first player may take to win. The input is one number N; print
//! H(1) + … + H(N). Without input, N is 23,416,728,348,467,685.
//! Model: Fibonacci Nim, one heap.
//! Why: write n as a sum of Fibonacci numbers 1, 2, 3, 5, … of which no two are adjacent; by
//! Zeckendorf's theorem there is one way. Let z(n) be the least of them.
//!
//! 1. A player who may take up to q of n stones wins if and only if q ≥ z(n) (Whinihan).
//! 2. So with the bound z(n) some take wins. It is z(n) itself: if a smaller take t won, it would
//!    win with the bound t too, against 1. For the same reason no smaller take wins under any
//!    bound, so H(n) = z(n).
//! 3. Let E, F, G be consecutive Fibonacci numbers. The numbers from F to G - 1 are F + r, where
//!    0 ≤ r < E. All parts of r are below E, so the parts of F + r are F and those of r:
//!    H(F) = F, and H(F + r) = H(r) for r > 0.
//! 4. Let A(F) = H(1) + … + H(F - 1). By 3, A(G) = A(F) + F + A(E), and if N = F + r, then
//!    H(1) + … + H(N) = A(F) + F + (H(1) + … + H(r)).
//! 5. So the sum for N is that of A(p) + p over the parts p of N.
//!
//! Cost: O(log N).

use grundy::fibonacci::zeckendorf_parts;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut largest = 23_416_728_348_467_685;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    let parts = zeckendorf_parts(largest);
    let sum: u128 = parts.iter().map(|&part| takes_below(part) + u128::from(part)).sum();
    println!("{sum}");
}

/// Returns H(1) + … + H(`fibonacci` - 1) for a Fibonacci number.
fn takes_below(fibonacci: u64) -> u128 {
    let fibonacci = u128::from(fibonacci);
    let (mut number, mut next_number) = (1, 2);
    let (mut takes, mut next_takes) = (0, 1);
    while number < fibonacci {
        (takes, next_takes) = (next_takes, next_takes + next_number + takes);
        (number, next_number) = (next_number, number + next_number);
    }
    takes
}
