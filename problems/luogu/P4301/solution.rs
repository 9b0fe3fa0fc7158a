//! Luogu P4301 — New Nim (新Nim游戏)
//! <https://www.luogu.com.cn/problem/P4301> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3105
//! Rules: k heaps of matches. First each player in turn may remove any number of whole heaps,
//! none perhaps, but not all; then they play Nim, the first player first, and the last match
//! wins. Input `k`, then k heaps; print the least number of matches that the first player
//! can remove at the start to win, or -1.
//! Model: Nim, linear basis.
//! Why: the second player wins exactly if some of the heaps that are left, but not none of
//! them, have nim sum 0: he leaves those. So the first player keeps heaps that are linearly
//! independent over GF(2). Such sets are a matroid, where taking the heaviest first gives the
//! heaviest of all. One heap is independent, so that there always is an answer.
//! Cost: O(k log k).

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { k: usize }
    assert!((1..=100).contains(&k), "{k} heaps, not 1 to 100");
    input! { mut heaps: [u64; k] }
    if let Some(heap) = heaps.iter().find(|heap| !(1..=1_000_000_000).contains(*heap)) {
        panic!("a heap of {heap} matches, not 1 to 1000000000");
    }
    heaps.sort_unstable();
    let mut kept = XorBasis::new();
    let removed = heaps.into_iter().rev().filter(|&heap| !kept.insert(heap));
    println!("{}", removed.sum::<u64>());
}
