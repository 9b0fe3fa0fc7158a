//! AtCoder dp_k — Stones
//! <https://atcoder.jp/contests/dp/tasks/dp_k> · 2 s · 1024 MiB · easy
//!
//! Rules: one heap of K stones; a move removes exactly a number of stones that is in the set A,
//! and whoever cannot move loses. The input is `N K` and the N numbers of A; print `First` if
//! the player who moves first wins, else `Second`.
//! Rule: any set, for example {2, 3}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is lost exactly if its Grundy value is 0, that is, if no option has the value 0.
//! The values come from the smaller heaps up.
//! Cost: O(N · K).

use grundy::table::TableVec;
use proconio::input;

/// The table would be too large for a heap above this.
const LARGEST_HEAP: usize = 10_000_000;

fn main() {
    input! { n: usize, k: usize, set: [usize; n] }
    assert!(k <= LARGEST_HEAP, "a heap of {k} stones, more than {LARGEST_HEAP}");
    assert!(!set.contains(&0), "a move that removes nothing");
    let values = TableVec::<u16>::subtraction(&set, k + 1);
    println!("{}", if values[k] != 0 { "First" } else { "Second" });
}
