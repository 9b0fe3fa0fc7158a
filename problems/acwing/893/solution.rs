//! AcWing 893 — Nim with a set (集合-Nim游戏)
//! <https://www.acwing.com/problem/content/895/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes from one heap a number of stones that is in the
//! set S, and whoever cannot move loses. One case: `k`, the k numbers of S, `n`, the n heaps;
//! print `Yes` if the first player wins, else `No`.
//! Rule: any set, for example {2, 5}
//! Model: subtraction game, a set for each case and a sum of heaps.
//! Why: the Grundy value of a heap is the mex of the values that are s below it, s in S,
//! and the nim sum of the heaps' values decides.
//! Cost: O(10001 · k).

use grundy::table::TableVec;
use proconio::input;

const LARGEST: usize = 10_000;

fn main() {
    input! { k: usize }
    assert!((1..=100).contains(&k), "a set of {k} numbers, not 1 to 100");
    input! { set: [usize; k], n: usize }
    let in_bounds = set.iter().all(|take| (1..=LARGEST).contains(take));
    assert!(in_bounds, "a number outside 1..={LARGEST} in {set:?}");
    assert!((1..=100).contains(&n), "{n} heaps, not 1 to 100");
    input! { heaps: [usize; n] }
    let sg = TableVec::<u8>::subtraction(&set, LARGEST + 1);
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
