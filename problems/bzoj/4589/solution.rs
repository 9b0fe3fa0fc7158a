//! BZOJ 4589 — Hard Nim
//! <https://hydro.ac/d/bzoj/p/4589> · 10 s? · 128 MiB? · medium
//!
//! Rules: Nim with n heaps, each of a prime number of stones up to m. Lines `n m` up to the
//! end of the input; print in how many positions, their order counting, the second player
//! wins, modulo 1000000007.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem those with nim sum 0 are counted. The Walsh–Hadamard transform
//! makes a product, place by place, of joining heaps: so the n-th powers of the transform of
//! one heap's sizes, transformed back, count n heaps by their nim sum.
//! Cost: O(m log m + m log n) a line.

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

const LARGEST: usize = 50_000;

fn main() {
    let least = least_prime_factors(LARGEST + 1);
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { n: u64, m: usize }
        assert!((1..=1_000_000_000).contains(&n), "{n} heaps, not 1 to 1000000000");
        assert!((2..=LARGEST).contains(&m), "heaps up to {m}, not 2 to {LARGEST}");
        let mut ways = vec![0; (m + 1).next_power_of_two()];
        (2..=m).filter(|&size| least[size] as usize == size).for_each(|size| ways[size] = 1);
        counts += &format!("{}\n", ways_by_nim_sum(&ways, n, 1_000_000_007)[0]);
    }
    print!("{counts}");
}
