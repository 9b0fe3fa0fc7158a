// AtCoder cf16_exhibition_final_c https://atcoder.jp/contests/cf16-exhibition-final/tasks/cf16_exhibition_final_c · made by `cargo judge bundle cf16_exhibition_final_c --write` from da2582671b06c7f0
//! AtCoder cf16_exhibition_final_c — Cheating Nim
//! <https://atcoder.jp/contests/cf16-exhibition-final/tasks/cf16_exhibition_final_c> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: A game of Nim is to be played with N heaps. Before it begins, the player who will move
//! second may eat at most one stone from each heap. The input is `N` and the heaps; print the least
//! number of stones that must be eaten for the second player to win, or -1 if this is impossible.
//! Bounds: 1 ≤ N ≤ 10^5; a heap has 2 to 10^9 stones.
//! Kind: impartial
//! Model: Nim, turning the heaps into a lost position.
//! Why: by Bouton's theorem the nim sum must become 0. Eating a stone from a heap that is divisible
//! by 2^t but not by 2^(t+1) flips bits 0 to t of the nim sum. So the highest 1 bit of the nim sum
//! has to be flipped by eating from a heap whose t is the place of this bit, and likewise for the
//! lower bits. This determines which t are needed; each needed t is used just once, since eating
//! from a second heap with the same t would undo the flip.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，要玩 Nim 游戏。开局之前，后手可以从每堆中吃掉至多一枚石子。输入 `N` 和各
//! 堆石子数；输出使后手获胜所需吃掉的最少石子数，无法做到则输出 -1。
//! 范围：1 ≤ N ≤ 10^5；每堆有 2 到 10^9 枚石子。
//! 模型：Nim 游戏，要把各堆凑成必败态。
//! 思路：由 Bouton 定理，异或和必须变成 0。若一堆能被 2^t 整除而不能被 2^(t+1) 整除，从中吃掉一
//! 枚，就翻转异或和的第 0 到第 t 位。所以异或和最高位的 1 必须由 t 恰为这一位的一堆来翻转，然后
//! 依次往低位处理。这就确定了需要哪些 t，每个恰用一次，因为 t 相同的两堆互相抵消。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let mut can_turn = [false; 64];
    for heap in heaps.iter().filter(|&&heap| heap > 0) {
        can_turn[heap.trailing_zeros() as usize] = true;
    }
    let mut nim_sum = nim::nim_sum(&heaps);
    let mut eaten = 0;
    while let Some(highest) = nim_sum.checked_ilog2() {
        if !can_turn[highest as usize] {
            println!("-1");
            return;
        }
        nim_sum ^= u64::MAX >> (63 - highest);
        eaten += 1;
    }
    println!("{eaten}");
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
