//! Luogu P4301 — New Nim (新Nim游戏)
//! <https://www.luogu.com.cn/problem/P4301> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 3105
//! Rules: k heaps of matches. First, each player in turn may remove any number of whole heaps,
//! perhaps none, but at least one heap must be left; then they play Nim, the first player first,
//! and whoever takes the last match wins. The input is `k`, then k heaps; print the least number of
//! matches that the first player can remove at the start to win, or -1 if that is impossible.
//! Bounds: 1 ≤ k ≤ 100; a heap has 1 to 10^9 matches.
//! Kind: impartial
//! Model: Nim, linear basis.
//! Why: the second player wins exactly when some nonempty set of the heaps kept by the first player
//! has the nim sum 0, as the second player can then remove all heaps outside this set. So the first
//! player keeps heaps that are linearly independent over GF(2). The independent sets form a
//! matroid, so choosing the heaps greedily, from the largest down, gives the independent set with
//! the most matches. A single heap is independent, so there is always an answer.
//! Cost: O(k log k).
//!
//! 规则：k 堆火柴。第一回合双方轮流各拿走任意多个整堆，可以不拿，但不能全部拿走；然后玩 Nim，由
//! 先手先走，取走最后一根者胜。输入堆数 k 和各堆的火柴数；输出先手为了获胜，一开始至少要拿走多
//! 少根火柴，不可能获胜则输出 -1。
//! 范围：1 ≤ k ≤ 100；每堆有 1 到 10^9 根火柴。
//! 模型：Nim 游戏，线性基。
//! 思路：当且仅当剩下的堆中有若干堆（至少一堆）异或和为 0 时后手胜：他就留下这些堆。所以先手要
//! 使留下的堆在 GF(2) 上线性无关。线性无关的集合构成拟阵，从大到小贪心选取，就得到总和最大的集
//! 合。只有一堆时总是线性无关的，所以一定有解。
//! 复杂度：O(k log k)。

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
