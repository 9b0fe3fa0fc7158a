//! AtCoder ABC 212 H — Nim Counting
//! <https://atcoder.jp/contests/abc212/tasks/abc212_h> · 2 s · 1024 MiB · medium
//!
//! Rules: Nim with M heaps, M from 1 to N, the size of each chosen from K different numbers.
//! Input `N K`, then the numbers; print in how many positions, for all M and their order
//! counting, the first player wins, modulo 998244353.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem those with nim sum 0 are lost. The Walsh–Hadamard transform makes
//! a product, place by place, of joining heaps: an entry v of the transform of one heap's
//! sizes stands for v + v² + … + v^N in the transform of all positions.
//! Cost: O(2^16 · (16 + log N)).

use grundy::contest::modular::{inverse, power};
use grundy::contest::walsh::{restore_mod, transform_mod};
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: u64, k: usize }
    assert!((1..=200_000).contains(&n), "up to {n} heaps, not 1 to 200000");
    assert!((1..1 << 16).contains(&k), "{k} numbers, not 1 to 65535");
    input! { sizes: [usize; k] }
    let mut ways = vec![0; 1 << 16];
    for size in sizes {
        assert!((1..1 << 16).contains(&size), "a heap of {size}, not 1 to 65535");
        ways[size] += 1;
    }
    transform_mod(&mut ways, MODULUS);
    ways.iter_mut().for_each(|value| *value = sum_of_powers(*value, n));
    restore_mod(&mut ways, MODULUS);
    // v^1 + … + v^N of the entry 0, where v is K, counts all positions.
    println!("{}", (sum_of_powers(k as u64, n) + MODULUS - ways[0]) % MODULUS);
}

/// base + base² + … + base^n.
fn sum_of_powers(base: u64, n: u64) -> u64 {
    if base == 1 {
        return n % MODULUS;
    }
    let numerator = base * (power(base, n, MODULUS) + MODULUS - 1) % MODULUS;
    let inverse = inverse(base + MODULUS - 1, MODULUS);
    numerator * inverse % MODULUS
}
