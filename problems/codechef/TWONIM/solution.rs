//! CodeChef TWONIM — Dual Nim
//! <https://www.codechef.com/problems/TWONIM> · 2 s · 1536 MiB? · easy
//!
//! Rules: N piles of stones. Whoever is to move and finds that the nim sum of the piles is 0, as
//! it is if there are none, has won; otherwise he removes one whole pile. Cases `N`, then the
//! piles, after their number; print the winner of each, `First` or `Second`.
//! Model: parity, whole piles until their nim sum is 0.
//! Why: by induction over the number of piles, a player who finds a nim sum other than 0 wins with
//! an even number of piles and loses with an odd one.
//!
//! 1. An odd number: every move leaves an even number of piles, with which the opponent wins: at
//!    once if the nim sum is 0, as it is without piles, and otherwise by induction.
//! 2. An even number, with a nim sum of s: some pile is not s, as an even number of piles of s
//!    would have the nim sum 0. Removing that pile leaves an odd number of piles and a nim sum
//!    other than 0, with which the opponent loses by induction.
//!
//! Cost: O(N) a case.

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim_sum(&piles) == 0 || n % 2 == 0;
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
