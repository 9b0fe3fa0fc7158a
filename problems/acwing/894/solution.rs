//! AcWing 894 — Nim with splitting (拆分-Nim游戏)
//! <https://www.acwing.com/problem/content/896/> · 1 s? · 64 MiB? · easy
//!
//! Rules: n heaps of stones; a move replaces one heap by two that are both smaller than it,
//! empty ones allowed, though together they may hold more; whoever cannot move loses. One
//! case `n`, then n heaps; print `Yes` if the first player wins, else `No`.
//! Model: splitting game, into any two smaller heaps.
//! Why: the largest heap of those that a move touches is gone, so play ends. The two new
//! heaps are a sum: a heap's Grundy value is the mex of the nim sums of all two values
//! before its own, and the nim sum of the heaps' values decides.
//! Cost: O(100³) for the table.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const LARGEST: usize = 100;

fn main() {
    let sg = TableVec::by(LARGEST + 1, |earlier: &[u64]| {
        let pairs = earlier.iter().enumerate();
        mex(pairs.flat_map(|(i, a)| earlier[..=i].iter().map(move |b| a ^ b)))
    });
    input! { n: usize }
    assert!((1..=100).contains(&n), "{n} heaps, not 1 to 100");
    input! { heaps: [usize; n] }
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
