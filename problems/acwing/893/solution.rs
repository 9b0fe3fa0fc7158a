//! AcWing 893 — Nim with a set (集合-Nim游戏)
//! <https://www.acwing.com/problem/content/895/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes from one heap a number of stones that is in the
//! set S, and whoever cannot move loses. One case: `k`, the k numbers of S, `n`, the n heaps;
//! print `Yes` if the first player wins, else `No`.
//! Rule: any set, for example {2, 5}
//! Model: subtraction game, a set for each case and a sum of heaps.
//! Why: the Grundy value of a heap h is the mex of the values of the heaps h - s for all s in S
//! up to h, and the nim sum of the heaps' values decides.
//! Cost: O(k · h) for the largest heap h.

use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 1_000_000;

fn main() {
    input! { k: usize, set: [usize; k], n: usize, heaps: [usize; n] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a heap of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::<u32>::subtraction(&set, largest + 1);
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
