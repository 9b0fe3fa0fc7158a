//! BZOJ 3298 — Cow Checkers
//! <https://hydro.ac/d/bzoj/p/3298> · 1 s? · 128 MiB? · easy
//!
//! Also: USACO 2011 Open Silver "Cow Checkers"
//! Rules: a piece stands on square (x, y) of an M by N board; a move takes it any number of
//! squares to the left, down, or both by as many, and whoever cannot move loses, Bessie
//! first. Input `M N`, then `T`, then T lines `x y`; print `Bessie` or `Farmer John` for each.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: x and y are two heaps of which one loses stones, or each the same number; the k-th
//! lost pair is ⌊kφ⌋ and ⌊kφ⌋ + k with the golden ratio φ (Wythoff).
//! Cost: O(log) a line.

use grundy::wythoff::outcome;
use proconio::input;

fn main() {
    input! { m: u64, n: u64, t: usize }
    let board = (1..=1_000_000).contains(&m.min(n)) && m.max(n) <= 1_000_000;
    assert!(board, "a board of {m} by {n} squares, not 1 to 1000000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { x: u64, y: u64 }
        assert!(x < m && y < n, "square ({x}, {y}) is not on a board of {m} by {n}");
        winners += if outcome(x, y).mover_wins() { "Bessie\n" } else { "Farmer John\n" };
    }
    print!("{winners}");
}
