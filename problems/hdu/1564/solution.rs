//! HDU 1564 — Play a game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1564> · 1 s? · 32 MiB? · easy
//!
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a
//! neighbouring cell where it has not been yet, and whoever cannot move loses, 8600 first.
//! One n a line, ended by 0; print the winner, `8600` or `ailyanlu`.
//! Model: parity, cells paired to dominoes.
//! Why: if n is even, cover the board with dominoes. 8600 always moves to the other half
//! of the domino on which the stone stands, and the opponent has to enter a new one. If n is
//! odd, cover everything but the corner: now it is the opponent who can always do so. So 8600
//! wins exactly if n is even.
//! Cost: O(1) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n % 2 == 0 { "8600\n" } else { "ailyanlu\n" };
    }
    print!("{winners}");
}
