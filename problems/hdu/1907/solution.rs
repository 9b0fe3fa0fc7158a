//! HDU 1907 — John
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907> · 1 s · 32 MiB · easy
//!
//! Also: POJ 3480
//! Rules: N heaps of sweets, one of each colour; a move eats any positive number of sweets
//! of one colour, and whoever eats the last sweet of all loses, John first. T cases `N`,
//! then N heaps; print the winner, `John` or `Brother`.
//! Model: misère Nim.
//! Why: with a heap of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single sweets only, if their number is even.
//! Cost: O(N) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=474).contains(&cases), "{cases} cases, not 1 to 474");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=47).contains(&n), "{n} colours, not 1 to 47");
        input! { heaps: [u64; n] }
        let in_bounds = heaps.iter().all(|heap| (1..=4747).contains(heap));
        assert!(in_bounds, "a heap outside 1..=4747 in {heaps:?}");
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
    }
    print!("{winners}");
}
