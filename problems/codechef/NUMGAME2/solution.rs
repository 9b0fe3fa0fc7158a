//! CodeChef NUMGAME2 — Number Game Revisited
//! <https://www.codechef.com/problems/NUMGAME2> · 1 s? · 1536 MiB? · easy
//!
//! Rules: a number N; a move subtracts from it 1 or a prime, which must be less than the number.
//! Whoever cannot move loses, BOB first. Cases `N` after their number; print the winner of each,
//! `ALICE` or `BOB`.
//! Model: subtraction game {1, 2, 3, 5, 7, …}, a number that stays above 0.
//! Why: the numbers 1, 5, 9, … are lost. From 1 there is no move. A difference of two of them is a
//! multiple of 4, and neither 1 nor a prime is one, so no move leads from one to another. From any
//! other number one of 1, 2 and 3 leads to the nearest of them below.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "the number 0, which no game reaches");
        winners += if n % 4 == 1 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}
