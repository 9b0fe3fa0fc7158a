//! AcWing 892 — Staircase Nim (台阶-Nim游戏)
//! <https://www.acwing.com/problem/content/894/> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n stairs above the ground hold stones; a move carries any positive number of stones from
//! one stair to the next one down, or from stair 1 to the ground, where they stay; whoever cannot
//! move loses. The input is `n`, then the number of stones on each stair, from stair 1 up; print
//! `Yes` if the first player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 10^5; a stair has 1 to 10^9 stones.
//! Kind: impartial
//! Model: staircase Nim.
//! Why: carrying stones down from an odd-numbered stair is a move in Nim with the odd-numbered
//! stairs as heaps. If a move brings stones to an odd stair, the opponent can carry the same stones
//! one stair further down, so such a move does not affect who wins. By Bouton's theorem the nim sum
//! of the stones on the odd stairs decides who wins.
//! Cost: O(n).
//!
//! 规则：地面以上有 n 级台阶，各放若干石子；每次操作把某一级上的至少一枚石子搬到下一级，最低一
//! 级则搬到地面，到了地面就不能再动，无法操作者输。只有一组数据，先给出级数 n，再从第 1 级往上
//! 给出各级的石子数；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 10^5；每级有 1 到 10^9 枚石子。
//! 模型：阶梯 Nim。
//! 思路：从奇数级往下搬，就是在由奇数级组成的 Nim 中操作一次。若有人把石子搬到了奇数级上，对手
//! 可以把同样这些石子再往下搬一级，这一步就等于没走。于是由 Bouton 定理，奇数级石子数的异或和定
//! 胜负。
//! 复杂度：O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, stairs: [u64; n] }
    println!("{}", if outcome(&stairs, NO_BOUND).mover_wins() { "Yes" } else { "No" });
}
