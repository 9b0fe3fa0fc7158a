//! AtCoder dp_k — Stones
//! <https://atcoder.jp/contests/dp/tasks/dp_k> · 2 s · 1024 MiB · easy
//!
//! Rules: one heap of K stones; a move removes exactly a number of stones that is in the
//! set A, and whoever cannot move loses. One case `N K`, then the N numbers of A; print
//! `First` if the player who moves first wins, else `Second`.
//! Rule: any set, for example {2, 3}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is lost exactly if its Grundy value is 0, that is, if no option has the
//! value 0; the values come from the smaller heaps up.
//! Cost: O(N · K).

use grundy::table::TableVec;
use proconio::input;

fn main() {
    input! { n: usize, k: usize }
    assert!((1..=100).contains(&n), "a set of {n} numbers, not 1 to 100");
    assert!((1..=100_000).contains(&k), "a heap of {k} stones, not 1 to 100000");
    input! { set: [usize; n] }
    assert!(set.iter().all(|x| (1..=k).contains(x)), "a number outside 1..={k} in {set:?}");
    let sg = TableVec::<u8>::subtraction(&set, k + 1);
    println!("{}", if sg[k] != 0 { "First" } else { "Second" });
}
