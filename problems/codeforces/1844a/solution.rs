//! Codeforces 1844A — Subtraction Game
//! <https://codeforces.com/problemset/problem/1844/A> · 1 s · 256 MiB · easy
//!
//! Rules: a pile of n stones; a move takes exactly a or exactly b of them, and whoever cannot
//! move loses. Cases `a b`, a < b, after their number; print for each some n from 1 to 10^6
//! with which the second player wins.
//! Model: subtraction game {a, b}, one heap.
//! Why: n = a + b will do. If the first player takes a, there are b left; if he takes b, there
//! are a left; and either way the second player takes all.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut piles = String::new();
    for _ in 0..cases {
        input! { a: u32, b: u32 }
        assert!(a > 0 && b > 0, "a move takes {a} or {b} stones, and 0 would never end");
        let pile = a.saturating_add(b);
        assert!(pile <= 1_000_000, "moves of {a} and {b}, where a + b is over 1000000");
        piles += &format!("{pile}\n");
    }
    print!("{piles}");
}
