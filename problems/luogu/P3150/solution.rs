//! Luogu P3150 — pb's game 1 (pb的游戏（1）)
//! <https://www.luogu.com.cn/problem/P3150> · 1 s? · 125 MiB? · easy
//!
//! Rules: the mover splits a number M into two positive ones; the opponent keeps one of
//! them, throws away the other, and splits in turn. Whoever cannot split a 1 loses, pb
//! first. N cases `M`; print `pb wins` or `zs wins`.
//! Model: parity.
//! Why: an even number splits into two odd ones, such as 1 and M - 1. An odd one always
//! leaves an even part for the opponent to keep, or is 1. So exactly odd numbers are lost.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=50).contains(&cases), "{cases} cases, not 1 to 50");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64 }
        assert!((1..=1_000_000_000).contains(&m), "the number {m}, not 1 to 1000000000");
        winners += if m % 2 == 0 { "pb wins\n" } else { "zs wins\n" };
    }
    print!("{winners}");
}
