//! HackerRank kitty-and-katty — Kitty and Katty
//! <https://www.hackerrank.com/challenges/kitty-and-katty> · 10 s? · 512 MiB? · easy
//!
//! Rules: blocks carry the numbers 1 to N. A move replaces two blocks A and B by one with A - B;
//! Kitty moves first. If the last block leaves 1 mod 3, Kitty wins, if 2, Katty wins, and if 0,
//! whoever made the last move. The input has T cases `N`. Print the winner, `Kitty` or `Katty`.
//! Model: parity, of the moves.
//! Why: whoever makes the last move wins: at once from two blocks that differ by a multiple of 3,
//! and otherwise by the choice between A - B and B - A, of which one leaves 1 and the other 2.
//! There are N - 1 moves, so Kitty wins if N is even; and for N = 1, because the block is a 1.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "0 blocks, of which none is the last");
        winners += if n == 1 || n % 2 == 0 { "Kitty\n" } else { "Katty\n" };
    }
    print!("{winners}");
}
