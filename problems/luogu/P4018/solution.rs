//! Luogu P4018 — Roy & October take stones (Roy&October之取石子)
//! <https://www.luogu.com.cn/problem/P4018> · 1 s? · 125 MiB? · easy
//!
//! Rules: one heap of n stones; a move takes p^k of them, where p is a prime and k ≥ 0, and whoever
//! takes the last stone wins, October first. T cases `n`; print `October wins!` or `Roy wins!`.
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: 1 to 5 are powers of primes, and no multiple of 6 is one. So from a multiple of 6 no move
//! leads to another, while from any other number taking the remainder modulo 6 does: exactly the
//! multiples of 6 are lost.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 6 > 0 { "October wins!\n" } else { "Roy wins!\n" };
    }
    print!("{winners}");
}
