//! HDU 5011 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5011> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n piles of beads; a move takes any positive number of beads from one pile and may split
//! what is left of this pile into two nonempty piles. Whoever takes the last bead wins. The input
//! consists of cases, up to its end: each is `n`, then n piles; print `Win` if the first player
//! wins, else `Lose`.
//! Bounds: n < 10^5; a pile has at least 1 and less than 2^31 beads.
//! Kind: impartial
//! Rule: 0.[7]
//! Model: Nim, where a pile may be split after taking from it.
//! Why: a pile of n beads has the Grundy value n, as in Nim. By induction, suppose that the value
//! of every smaller pile is its size. Without a split, a move reaches the values 0 to n - 1. With a
//! split, a move reaches u ⊕ v for two parts u and v with u + v < n; and u ⊕ v ≤ u + v, because
//! addition without carrying never gives more than addition with carrying. So the least value that
//! no move reaches is n, and the nim sum of the sizes decides who wins.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆珠子；每次操作从一堆中取走至少一颗，取后这堆若有剩余，还可以分成两个非空的堆。
//! 取走最后一颗珠子者胜。多组数据，读到输入结束；每组先给出堆数 n，再给出各堆的珠子数；先手胜输
//! 出 `Win`，否则输出 `Lose`。
//! 范围：n < 10^5；每堆的珠子数至少为 1、小于 2^31。
//! 模型：Nim 游戏，取后可以把剩下的分成两堆。
//! 思路：与 Nim 一样，n 颗的堆 SG 值是 n。用归纳法，设更小的堆 SG 值都等于大小。不分堆时，一步
//! 可达 0 到 n - 1 的所有值。分堆时得到 u ⊕ v，其中 u + v < n，而不进位的加法不会超过普通加法：
//! u ⊕ v ≤ u + v。所以取不到的最小值是 n，由异或和决定胜负。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim::outcome(piles).mover_wins();
        verdicts += if first_wins { "Win\n" } else { "Lose\n" };
    }
    print!("{verdicts}");
}
