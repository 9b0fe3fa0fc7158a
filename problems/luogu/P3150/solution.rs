//! Luogu P3150 — pb's game 1 (pb的游戏（1）)
//! <https://www.luogu.com.cn/problem/P3150> · 1 s? · 125 MiB? · easy
//!
//! Rules: the mover splits a number M into two positive ones; the opponent keeps one of them,
//! throws away the other, and splits in turn. Whoever cannot split, as the number is 1, loses, pb
//! first. N cases `M`; print `pb wins` or `zs wins`.
//! Model: parity.
//! Why: an even number splits into two odd ones, such as 1 and M - 1. An odd one is 1, or leaves an
//! even part for the opponent to keep. So exactly the odd numbers are lost.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64 }
        // Like 1, 0 cannot be split.
        let pb = m > 0 && m % 2 == 0;
        winners += if pb { "pb wins\n" } else { "zs wins\n" };
    }
    print!("{winners}");
}
