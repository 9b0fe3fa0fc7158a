//! BZOJ 3298 — Cow Checkers
//! <https://hydro.ac/d/bzoj/p/3298> · 1 s? · 128 MiB? · easy
//!
//! Also: USACO 2011 Open Silver "Cow Checkers"
//! Rules: a piece stands on square (x, y) of an M by N board. A move takes it any number of
//! squares to the left, down, or both by as many; whoever cannot move loses, Bessie first. The
//! input is `M N`, then `T`, then T lines `x y`. Print `Bessie` or `Farmer John` for each.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: x and y are two heaps, of which one loses stones or both lose the same number; the k-th
//! lost pair is ⌊kφ⌋ and ⌊kφ⌋ + k with the golden ratio φ (Wythoff). The size of the board does
//! not matter, as the piece never moves away from (0, 0).
//! Cost: O(log) a line.

use grundy::wythoff::outcome;
use proconio::input;

fn main() {
    input! { _m: u64, _n: u64, t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { x: u64, y: u64 }
        winners += if outcome(x, y).mover_wins() { "Bessie\n" } else { "Farmer John\n" };
    }
    print!("{winners}");
}
