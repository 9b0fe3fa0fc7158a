// AtCoder ABC 172 F https://atcoder.jp/contests/abc172/tasks/abc172_f · made by `cargo judge bundle abc172_f --write` from 1dc83074f05f8808
//! AtCoder ABC 172 F — Unfair Nim
//! <https://atcoder.jp/contests/abc172/tasks/abc172_f> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: A game of Nim is to be played with N heaps of stones. Before it begins, the player who
//! will move second may transfer stones from heap 1 to heap 2, but not all stones of heap 1. The
//! input is `N` and the heaps; print the least number of stones that must be transferred for the
//! second player to win, or -1 if this is impossible.
//! Bounds: 2 ≤ N ≤ 300; a heap has 1 to 10^12 stones.
//! Kind: impartial
//! Model: Nim, heaps to be made a lost position.
//! Why: by Bouton's theorem the first two heaps must become a and b with a ⊕ b = x, where x is the
//! nim sum of the other heaps, while a + b = s stays the same. As a + b = (a ⊕ b) + 2 (a ∧ b), the
//! common bits are a ∧ b = (s - x) / 2. So s - x must be even and not negative, and the common bits
//! must not occur in x. Then a consists of the common bits and some of the bits of x, and b of the
//! common bits and the other bits of x. The best a is the largest one that does not exceed the
//! first heap. To find it, go through the bits of x from the highest down and take each bit unless
//! a would then exceed the first heap; this works because a higher bit is worth more than all lower
//! ones together. It must not be 0.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，要玩 Nim 游戏。开局之前，后手可以把第 1 堆的若干石子移到第 2 堆，但不能把
//! 第 1 堆移空。输入 `N` 和各堆石子数；输出使后手获胜所需移动的最少石子数，无法做到则输出 -1。
//! 范围：2 ≤ N ≤ 300；每堆有 1 到 10^12 枚石子。
//! 模型：Nim 游戏，要把各堆凑成必败态。
//! 思路：设其余各堆的异或和为 x，前两堆之和为 s。由 Bouton 定理，前两堆要变成满
//! 足 a ⊕ b = x 的 a、b，而 a + b = s 保持不变。因为 a + b = (a ⊕ b) + 2 (a ∧ b)，两数共有的二
//! 进制位就是 a ∧ b = (s - x) / 2。所以 s - x 必须是非负偶数，并且这些位不能出现在 x 中。于
//! 是 a 由这些共有的位加上 x 的一部分位组成，x 其余的位归 b。最好的 a 是不超过原来第 1 堆的最
//! 大的一个：一个高位比所有低位加起来还大，所以从高到低考察 x 的每一位，只要 a 不超限就取。最
//! 后 a 不能为 0。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    assert!(n >= 2, "{n} heaps, not 2 or more");
    assert!(heaps[0] > 0, "heap 1 is empty");
    match largest_first_heap(heaps[0], heaps[1], nim::nim_sum(&heaps[2..])) {
        Some(a) => println!("{}", heaps[0] - a),
        None => println!("-1"),
    }
}

/// Returns the largest a from 1 to `first` such that a ⊕ b is `xor`, where a + b is the number of
/// stones in the two heaps.
fn largest_first_heap(first: u64, second: u64, xor: u64) -> Option<u64> {
    let both = first.checked_add(second).expect("heaps 1 and 2 have 2^64 stones or more");
    let twice_common = both.checked_sub(xor)?;
    let common = twice_common / 2;
    if twice_common % 2 == 1 || common & xor != 0 || common > first {
        return None;
    }
    let mut a = common;
    for bit in (0..u64::BITS).rev().map(|index| xor & 1 << index) {
        if a + bit <= first {
            a += bit;
        }
    }
    Some(a).filter(|&a| a > 0)
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
