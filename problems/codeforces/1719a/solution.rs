//! Codeforces 1719A — Chip Game
//! <https://codeforces.com/problemset/problem/1719/A> · 1 s · 256 MiB · easy
//!
//! Rules: a chip stands in the lower left corner of an n × m board; a move brings it an odd
//! number of cells to the right or up, and whoever cannot move loses. Cases `n m` after their
//! number; print the winner of each, `Burenka` if she is the first player and `Tonya` if not.
//! Model: parity, odd steps.
//! Why: the chip has n - 1 + m - 1 cells to go, and each move changes the parity of this number.
//! The game ends when it is 0.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no corner");
        winners += if n % 2 != m % 2 { "Burenka\n" } else { "Tonya\n" };
    }
    print!("{winners}");
}
