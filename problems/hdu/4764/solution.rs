//! HDU 4764 — Stone
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4764> · 1 s? · 32 MiB? · easy
//!
//! Rules: Tang writes an integer from 1 to k; after that the players write in turn a number
//! that is 1 to k more than the last one, and whoever is first to write N or more loses.
//! Lines `N k` end with `0 0`; print the winner, `Tang` or `Jiang`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: count from the number 0. Whoever cannot stay below N loses, so what is missing to
//! N - 1 is a heap from which a move takes 1 to k under normal play, and it is lost exactly
//! if N - 1 is a multiple of k + 1.
//! Cost: O(1) a line.

use grundy::bash;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64, k: u64 }
        if (n, k) == (0, 0) {
            break;
        }
        // With a limit of 0, as with 1, the first number written loses.
        let heap = n.saturating_sub(1);
        winners += if bash::outcome(heap, k).mover_wins() { "Tang\n" } else { "Jiang\n" };
    }
    print!("{winners}");
}
