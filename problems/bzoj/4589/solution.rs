//! BZOJ 4589 — Hard Nim
//! <https://hydro.ac/d/bzoj/p/4589> · 10 s? · 128 MiB? · medium
//!
//! Rules: Nim is played with n heaps, each of a prime number of stones up to m. The input has lines
//! `n m` up to its end. Print for each in how many positions the second player wins, modulo
//! 1000000007, where the order of the heaps counts.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the positions with nim sum 0 are counted. Under the Walsh–Hadamard
//! transform, joining heaps is a product, place by place: the n-th powers of the transform of
//! one heap's sizes, transformed back, count n heaps by their nim sum.
//! Cost: O(m log m + m log n) a line.

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

/// A limit of this program: larger heaps would not fit into memory.
const MOST: usize = 1 << 22;

fn main() {
    let mut lines = Vec::new();
    while !is_stdin_empty() {
        input! { n: u64, m: usize }
        assert!(m < MOST, "heaps up to {m}, past this program's table");
        lines.push((n, m));
    }
    let largest = lines.iter().map(|&(_, m)| m).max().unwrap_or(0);
    let least = least_prime_factors(largest + 1);
    let mut counts = String::new();
    for (n, m) in lines {
        let mut ways = vec![0; (m + 1).next_power_of_two()];
        for size in (2..=m).filter(|&size| least[size] as usize == size) {
            ways[size] = 1;
        }
        counts += &format!("{}\n", ways_by_nim_sum(&ways, n, 1_000_000_007)[0]);
    }
    print!("{counts}");
}
