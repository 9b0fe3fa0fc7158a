//! Luogu P4279 — Little John's game (小约翰的游戏)
//! <https://www.luogu.com.cn/problem/P4279> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 1022
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever takes the last stone loses, John first. T cases `n`, then n heaps; print the
//! winner, `John` or `Brother`.
//! Model: misère Nim.
//! Why: with a heap of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single stones only, if their number is even.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=500).contains(&cases), "{cases} cases, not 1 to 500");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} heaps, not 1 to 50");
        input! { heaps: [u64; n] }
        let in_bounds = heaps.iter().all(|heap| (1..=5000).contains(heap));
        assert!(in_bounds, "a heap outside 1..=5000 in {heaps:?}");
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
    }
    print!("{winners}");
}
