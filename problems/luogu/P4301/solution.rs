//! Luogu P4301 — New Nim (新Nim游戏)
//! <https://www.luogu.com.cn/problem/P4301> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3105
//! Rules: k heaps of matches. First each player in turn may remove any number of whole heaps, none
//! perhaps, but not all; then they play Nim, the first player first, and whoever takes the last
//! match wins. Input `k`, then k heaps; print the least number of matches that the first player can
//! remove at the start to win, or -1 if that is impossible.
//! Model: Nim, linear basis.
//! Why: the second player wins exactly if some of the heaps that are left, at least one, have nim
//! sum 0: he leaves those. So the first player keeps heaps that are linearly independent over
//! GF(2). Such sets form a matroid, where taking the heaviest first gives the heaviest set of
//! all. One heap is independent, so that there always is an answer.
//! Cost: O(k log k).

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { k: usize, mut heaps: [u64; k] }
    // Empty heaps do not count.
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    let mut kept = XorBasis::new();
    let mut removed = 0;
    for &heap in heaps.iter().rev() {
        if !kept.insert(heap) {
            removed += u128::from(heap);
        }
    }
    if heaps.is_empty() {
        println!("-1");
    } else {
        println!("{removed}");
    }
}
