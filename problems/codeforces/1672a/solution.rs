//! Codeforces 1672A — Log Chopping
//! <https://codeforces.com/problemset/problem/1672/A> · 1 s · 256 MiB · easy
//!
//! Rules: n logs; a move cuts one of them into two of whole lengths, at least 1 each, and
//! whoever cannot cut loses. Cases `n`, then the lengths, after their number; print the
//! winner of each, `errorgorn` if it is the first player and `maomao90` if not.
//! Rule: 4.0
//! Model: parity, every cut makes one log more.
//! Why: a cut makes one log more, and play ends when all are of length 1. So a log of length
//! a takes exactly a - 1 cuts, whoever makes them and wherever: the first player makes the
//! last of all if their number is odd. As a game of heaps, the Grundy value of a log is
//! (a - 1) mod 2.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, logs: [u64; n] }
        let cuts_are_odd =
            logs.iter().fold(false, |odd, log| odd ^ (log.saturating_sub(1) % 2 == 1));
        winners += if cuts_are_odd { "errorgorn\n" } else { "maomao90\n" };
    }
    print!("{winners}");
}
