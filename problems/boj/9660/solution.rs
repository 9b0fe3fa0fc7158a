//! BOJ 9660 — Stone Game 6 (돌 게임 6)
//! <https://www.acmicpc.net/problem/9660> · 1 s? · 256 MiB? · difficulty 3
//!
//! Also: BOJ 9657, with fewer stones
//! Rules: a heap of N stones; a move takes 1, 3 or 4 of them, and whoever takes the last stone wins.
//! SK begins. Read `N` and print the winner, `SK` or `CY`.
//! Bounds: 1 ≤ N ≤ 10^12.
//! Kind: impartial
//! Rule: {1, 3, 4}
//! Model: subtraction game {1, 3, 4}, one heap.
//! Why: a heap is lost exactly when its number of stones leaves the remainder 0 or 2 when divided
//! by 7. From the remainder 0 the moves lead to 6, 4 and 3; from the remainder 2 they lead to 1, 6
//! and 5; none of these is 0 or 2. If the remainder is 1, 3 or 4, taking that many stones leaves
//! the remainder 0; taking three from 5 or four from 6 leaves 2.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1、3 或 4 枚，取走最后一枚石子者胜。SK 先手。读入 `N`，输出获胜者 `SK` 或
//! `CY`。
//! 范围：1 ≤ N ≤ 10^12。
//! 模型：减法游戏：{1, 3, 4}，只有一堆。
//! 思路：当且仅当石子数除以 7 余 0 或 2 时必败。从余数 0 走一步到 6、4、3，从余数 2 到 1、6、5，都不是 0 或 2。余
//! 1、3、4 时取走这么多枚，剩下余数 0；余 5 时取三枚，余 6 时取四枚，剩下余数 2。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { stones: u64 }
    let is_lost = matches!(stones % 7, 0 | 2);
    println!("{}", if is_lost { "CY" } else { "SK" });
}
