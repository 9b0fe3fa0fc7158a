//! Codeforces 1672A — Log Chopping
//! <https://codeforces.com/problemset/problem/1672/A> · 1 s · 256 MiB · easy
//!
//! Rules: n logs; a move cuts one of them into two of whole lengths, at least 1 each, and whoever
//! cannot cut loses. Cases `n`, then the lengths, after their number; print the winner of each,
//! `errorgorn` if it is the first player and `maomao90` if not.
//! Rule: 4.0
//! Model: parity, every cut makes one log more.
//! Why: play ends when all logs have length 1. So a log of length a takes exactly a - 1 cuts,
//! whoever makes them and wherever, and the first player makes the last cut of all if their
//! number is odd. As a game of heaps, the Grundy value of a log is (a - 1) mod 2.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, logs: [u64; n] }
        // An even length takes an odd number of cuts; a log of length 0 takes none.
        let odd_cuts = logs.iter().filter(|&&log| log > 0 && log % 2 == 0).count();
        winners += if odd_cuts % 2 == 1 { "errorgorn\n" } else { "maomao90\n" };
    }
    print!("{winners}");
}
