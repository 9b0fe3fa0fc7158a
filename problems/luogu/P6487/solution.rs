//! Luogu P6487 — HRPA
//! <https://www.luogu.com.cn/problem/P6487> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 2275
//! Rules: one heap of n stones; the first move takes any number, perhaps all of them, and each
//! later move takes at most twice the number that the opponent has just taken; whoever takes the
//! last stone wins. The input is `n`; print the least number that the first player can take to win.
//! Bounds: 2 ≤ n ≤ 10^15.
//! Kind: impartial
//! Model: Fibonacci Nim, whose first move may take the whole heap.
//! Why: by Zeckendorf's theorem n is a sum of Fibonacci numbers, called its parts here, no two of
//! which are consecutive. Taking the least part wins, because the next part is more than twice as
//! large. If a move takes fewer stones than the least part has, let r be the number of stones of
//! that part that are left; the opponent takes the least part of r (Whinihan).
//! Cost: O(log n).
//!
//! 规则：有一堆 n 枚石子；第一步取走至少一枚，可以取完；以后每次至多取对手刚才所取的两倍；取走
//! 最后一枚石子者胜。输入 `n`；输出先手为了获胜，第一步至少要取多少枚。
//! 范围：2 ≤ n ≤ 10^15。
//! 模型：斐波那契博弈，第一步可以整堆取走。
//! 思路：由 Zeckendorf 定理，n 是互不相邻的斐波那契数之和。取走其中最小的一项必胜，因为下一项大
//! 于它的两倍。如果取得更少，对手就取走该项剩余部分的最小的一项（Whinihan）。
//! 复杂度：O(log n)。

use grundy::fibonacci::zeckendorf_parts;
use proconio::input;

fn main() {
    input! { n: u64 }
    let parts = zeckendorf_parts(n);
    let least = parts.last().expect("0 stones, so that the first player cannot win");
    println!("{least}");
}
