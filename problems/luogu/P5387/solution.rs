//! Luogu P5387 — Puppet dance (人形演舞)
//! <https://www.luogu.com.cn/problem/P5387> · 1 s? · 125 MiB? · hard
//!
//! Rules: n numbers from 1 to m; a move replaces a number x by x ⊕ y, for some y from 1 to x,
//! if that is smaller than x, and whoever cannot move loses. Input `n m`; print in how many
//! of the m^n positions the first player wins, modulo 998244353.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: let x = h + r with h its highest power of 2; then x is worth r + 1. Options are all
//! h + s with s < r, worth 1 to r; and those z < h with r ⊕ z ≤ r, such as 0, worth 0. None
//! is worth r + 1: such a z would be h' + r with h' > r, but then r ⊕ z = h' > r.
//! By Bouton's theorem positions with nim sum 0 are lost. The Walsh–Hadamard transform makes
//! a product, place by place, of joining numbers: so as many have nim sum 0 as the mean of
//! the n-th powers of the transform of one number's values.
//! Cost: O(m log m), and O(log n) for each different entry of the transform.

use grundy::contest::modular::{inverse, power};
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: u64, m: u64 }
    assert!((1..=1_000_000_000_000_000_000).contains(&n), "{n} numbers, not 1 to 10^18");
    assert!((1..=1_000_000).contains(&m), "numbers up to {m}, not 1 to 1000000");
    let len = (m as usize + 1).next_power_of_two();
    let mut ways = vec![0i64; len];
    for x in 1..=m {
        let highest = 1 << (63 - x.leading_zeros());
        ways[(x - highest + 1) as usize] += 1;
    }
    transform(&mut ways);
    ways.sort_unstable();
    let (mut lost, mut last, mut last_power) = (0, i64::MAX, 0);
    for value in ways {
        if value != last {
            last_power = power(value.rem_euclid(MODULUS as i64) as u64, n, MODULUS);
            last = value;
        }
        lost = (lost + last_power) % MODULUS;
    }
    let mean = lost * inverse(len as u64, MODULUS) % MODULUS;
    println!("{}", (power(m, n, MODULUS) + MODULUS - mean) % MODULUS);
}
