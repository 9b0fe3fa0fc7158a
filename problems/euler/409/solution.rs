//! Project Euler 409 — Nim Extreme
//! <https://projecteuler.net/problem=409> · 60 s · 1024 MiB? · medium
//!
//! Rules: Nim with n heaps, in order, that are not empty, have less than 2^n stones each, and are
//! all different. The input is n; print how many such positions the first player wins, modulo
//! 1,000,000,007. Without input, n is 10,000,000.
//! Model: Nim, n different heaps.
//! Why: let M = 2^n. There are p(k) = (M - 1)(M - 2) … (M - k) ways to choose k different heaps in
//! order. Let a(k) be how many of them have nim sum 0; p(n) - a(n) positions are won.
//!
//! 1. If the first k - 1 heaps are chosen, in p(k - 1) ways, the last one must be their nim sum. That
//!    fits unless it is 0 or one of the heaps.
//! 2. It is 0 for a(k - 1) choices.
//! 3. It is the i-th heap if the k - 2 others have nim sum 0. There are k - 1 ways to choose i,
//!    a(k - 2) ways to choose the others, and M - 1 - (k - 2) ways to choose the i-th heap.
//! 4. So a(k) = p(k - 1) - a(k - 1) - (k - 1)(M - k + 1) a(k - 2), from a(0) = 1 and a(1) = 0 on.
//!
//! Cost: O(n).

use grundy::contest::mod_int::ModInt;
use proconio::{input, is_stdin_empty};

type Mod = ModInt<1_000_000_007>;

fn main() {
    let mut heaps = 10_000_000;
    if !is_stdin_empty() {
        input! { given: u32 }
        heaps = given;
    }
    println!("{}", won_positions(u64::from(heaps)));
}

fn won_positions(heaps: u64) -> Mod {
    let sizes = Mod::new(2).power(heaps);
    let mut positions = Mod::new(1);
    let (mut balanced_before, mut balanced) = (Mod::new(0), Mod::new(1));
    for chosen in 1..=heaps {
        let last_is_a_heap =
            Mod::new(chosen - 1) * (sizes - Mod::new(chosen - 1)) * balanced_before;
        (balanced_before, balanced) = (balanced, positions - balanced - last_is_a_heap);
        positions *= sizes - Mod::new(chosen);
    }
    positions - balanced
}
