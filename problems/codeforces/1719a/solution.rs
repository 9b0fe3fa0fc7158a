//! Codeforces 1719A — Chip Game
//! <https://codeforces.com/problemset/problem/1719/A> · 1 s · 256 MiB · easy
//!
//! Rules: a chip in the lower left corner of an n × m board; a move brings it an odd number
//! of cells to the right or up, and whoever cannot move loses. Cases `n m` after their
//! number; print the winner of each, `Burenka` if she is the first player, `Tonya` if not.
//! Model: parity, odd steps.
//! Why: every move changes the parity of the n - 1 + m - 1 cells that are still to go, and
//! the game ends when there are none.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        let in_bounds = [n, m].iter().all(|size| (1..=1_000_000_000).contains(size));
        assert!(in_bounds, "a board {n} {m}, not 1 to 1000000000 each way");
        winners += if (n + m) % 2 == 1 { "Burenka\n" } else { "Tonya\n" };
    }
    print!("{winners}");
}
