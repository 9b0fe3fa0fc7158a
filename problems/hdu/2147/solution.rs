//! HDU 2147 — kiki's game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2147> · 1 s · 9.7 MiB · easy
//!
//! Rules: a coin stands in the top right corner of a board of n rows and m columns; a move
//! shifts it one cell left, down, or both at once, and whoever cannot move loses, kiki
//! first. Lines `n m` end with `0 0`; print `Wonderful!` if kiki wins, else
//! `What a pity!`.
//! Model: board game, two coordinates that go down by at most 1.
//! Why: count rows and columns from the far corner, where both distances are 0. If both are
//! even, every move makes one of them odd or both, and the opponent makes both even again. So
//! the lost boards are those on which both distances, n - 1 and m - 1, are even.
//! Cost: O(1) a line, without a table, for which the memory limit is too small.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: u64, m: u64 }
        if (n, m) == (0, 0) {
            break;
        }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no cell");
        let kiki_wins = n % 2 == 0 || m % 2 == 0;
        verdicts += if kiki_wins { "Wonderful!\n" } else { "What a pity!\n" };
    }
    print!("{verdicts}");
}
