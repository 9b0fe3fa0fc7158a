//! HDU 2897 — A chance meeting under sun and moon (邂逅明下)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2897> · 1 s? · 32 MiB? · easy
//!
//! Rules: one heap of n coins; a move takes p to q of them, but all of them if fewer than p are
//! left, and whoever takes the last coin loses. Lines `n p q` up to the end of the input; print
//! `WIN` if the first player wins, else `LOST`.
//! Model: subtraction game {p, …, q}, misère, a rest below p is taken whole.
//! Why: let s = p + q and r = n mod s. The first player loses exactly if 1 ≤ r ≤ p.
//!
//! 1. Without coins, the opponent has taken the last one, so the player to move has won: r = 0.
//!    With 1 to p coins, the player must take all of them and loses.
//! 2. Let n be larger, and 1 ≤ r ≤ p. A move takes t coins with p ≤ t ≤ q, so r - t lies between
//!    1 - q and 0. The remainder becomes 0, or r - t + s, which lies between p + 1 and s - 1. So
//!    every move leaves a position that is won by induction.
//! 3. Let r = 0, n > 0. Taking q coins leaves the remainder p, a lost position.
//! 4. Let r > p. Taking min(q, r - 1) coins is allowed, because p ≤ r - 1. What remains of r is the
//!    larger of r - q and 1, which is at most p, as r < p + q: a lost position.
//!
//! Cost: O(1) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { coins: u64, least: u64, most: u64 }
        verdicts += if first_wins(coins, least, most) { "WIN\n" } else { "LOST\n" };
    }
    print!("{verdicts}");
}

fn first_wins(coins: u64, least: u64, most: u64) -> bool {
    assert!(0 < least && least <= most, "a move takes {least} to {most} coins");
    let round = least.checked_add(most).expect("p + q is below 2^64");
    let rest = coins % round;
    !(1..=least).contains(&rest)
}
