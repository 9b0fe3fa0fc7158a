//! HackerRank chocolate-in-box — Chocolate in Box
//! <https://www.hackerrank.com/challenges/chocolate-in-box> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: there are boxes of chocolates. A move takes any positive number of chocolates from one
//! box; whoever takes the last chocolate wins. The input is one case: `N`, then N boxes. Print how
//! many first moves win, or 0 if the first player loses.
//! Bounds: 1 ≤ N ≤ 10^6; a box has 1 to 10^9 chocolates.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: let s be the nim sum. By Bouton's theorem a move wins exactly when it makes the nim sum
//! zero, so a box of h chocolates must be left with h ⊕ s; the box allows one such move if h ⊕ s <
//! h, and none otherwise.
//! Cost: O(N).
//!
//! 规则：有几盒巧克力，每次操作从一盒中取至少一块，取走最后一块的人赢。只有一组数据，给出 `N`
//! 和 N 盒。输出能赢的第一步有多少种，先手必败则为 0。
//! 范围：1 ≤ N ≤ 10^6；每盒有 1 到 10^9 块巧克力。
//! 模型：Nim 游戏，统计必胜的走法数。
//! 思路：由 Bouton 定理，一步能赢，当且仅当它使异或和 s 变为 0，所以盒 h 必须变为 h ⊕ s：若它小
//! 于 h，就是一种走法，否则没有。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, boxes: [u64; n] }
    println!("{}", nim::winning_moves(&boxes).len());
}
