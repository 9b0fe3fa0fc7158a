//! POJ 2484 — A Funny Game
//! <http://poj.org/problem?id=2484> · 1 s? · 64 MiB? · easy
//!
//! Rules: n coins lie in a circle; a move removes one coin, or two that are neighbours
//! without a gap between them, and whoever removes the last coin wins, Alice first. One n a
//! line, ended by 0; print the winner, `Alice` or `Bob`.
//! Model: symmetry, coins in a circle.
//! Why: up to two coins, Alice takes all. Otherwise she leaves a row; Bob takes one or two
//! coins from its middle, so that two equal rows are left, and then answers every move
//! with its mirror image in the other row.
//! Cost: O(1) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n <= 2 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
