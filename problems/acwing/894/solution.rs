//! AcWing 894 — Nim with splitting (拆分-Nim游戏)
//! <https://www.acwing.com/problem/content/896/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move replaces one heap by two that are each smaller than it, perhaps
//! empty, but together perhaps larger; whoever cannot move loses. One case `n`, then n heaps; print
//! `Yes` if the first player wins, else `No`.
//! Model: splitting game, into any two smaller heaps.
//! Why: play ends, because a move replaces a heap by smaller ones. The two new heaps are a sum,
//! so a heap's Grundy value is the mex of a ⊕ b for the values a and b of any two smaller heaps,
//! and the nim sum of the heaps' values decides.
//! Cost: O(h³) for the largest heap h.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 500;

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a heap of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::by(largest + 1, |smaller: &[u64]| {
        let pairs = smaller.iter().enumerate();
        mex(pairs.flat_map(|(i, a)| smaller[..=i].iter().map(move |b| a ^ b)))
    });
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
