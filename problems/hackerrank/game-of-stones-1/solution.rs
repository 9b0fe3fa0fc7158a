//! HackerRank game-of-stones-1 — Game of Stones
//! <https://www.hackerrank.com/challenges/game-of-stones-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: there is one pile of n stones; a move takes 2, 3 or 5 of them, and whoever cannot move
//! loses. The input has t cases `n`. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ t, n ≤ 100.
//! Kind: impartial
//! Rule: {2, 3, 5}
//! Model: subtraction game {2, 3, 5}, one heap.
//! Why: a heap is lost exactly when its Grundy value is 0. The lost heaps are those with
//! remainder 0 or 1 mod 7: no move of 2, 3 or 5 leads from one such heap to another, and from every
//! other heap some move leads to such a heap.
//! Cost: the 101 Grundy values are computed at compile time; a case costs one look-up.
//!
//! 规则：有一堆 n 枚石子，每次操作取走 2、3 或 5 枚，无法操作者输。输入共 t 组数据，每组给出
//! `n`；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ t, n ≤ 100。
//! 模型：减法游戏：{2, 3, 5}，只有一堆。
//! 思路：一堆必败，当且仅当 SG 值为 0，也就是除以 7 余 0 或 1 的数：取 2、3、5 不会从这两种余数走
//! 到这两种余数，而从其他余数总有一步走到其中之一。
//! 复杂度：101 个 SG 值在编译期预处理，每组查表一次。

use grundy::table::Table;
use proconio::input;

static SG: Table<u8, 101> = Table::subtraction(&[2, 3, 5]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        winners += if SG[n] != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
