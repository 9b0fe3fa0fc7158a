//! BZOJ 4131 — Parallel games (并行博弈)
//! <https://hydro.ac/d/bzoj/p/4131> · 1 s? · 128 MiB? · difficulty 3
//!
//! Rules: on k boards, each cell is black (1) or white (0). A move chooses a black cell (x, y) of
//! one board and flips all cells (x', y') of that board with x' ≤ x and y' ≤ y; whoever cannot move
//! loses. lyp moves first. The input has T cases: `k`, then for each board `n m` and its n rows of
//! m cells. Print `lyp win` or `ld win`.
//! Bounds: T ≤ 20; n · m · k ≤ 10^5.
//! Kind: impartial
//! Model: parity, a coin that every move turns.
//! Why: every move flips the cell (1, 1) of one board, so the number of boards on which this cell
//! is black changes parity, and in the end this number is 0. (Play ends: take the cells of a board
//! as the digits of a number, the last row first and each row from right to left; the first digit
//! that a move changes goes from 1 to 0.)
//! Cost: O(cells).
//!
//! 规则：有 k 个棋盘，格子为 1（黑）或 0（白）。每次操作选一个棋盘上的一个黑格 (x, y)，翻转这个
//! 棋盘上所有满足 x' ≤ x 且 y' ≤ y 的格 (x', y')；无法操作者输，lyp 先手。输入共 T 组数据，每组
//! 先给出 k，再对每个棋盘给出 `n m` 和 n 行、每行 m 格。输出 `lyp win` 或 `ld win`。
//! 范围：T ≤ 20；n · m · k ≤ 10^5。
//! 模型：奇偶性，每步必翻的那枚硬币。
//! 思路：每步都恰好翻转某个棋盘的格 (1, 1)，所以各棋盘的这一格中黑格的个数每步改变奇偶，而最后
//! 是 0。（游戏必定结束：把一个棋盘的各格看作一个数的各位，从最后一行开始，每行从右到左；每步改
//! 变的最高一位从 1 变成 0。）
//! 复杂度：O(格子总数)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { k: usize }
        let black_corners: u64 = (0..k).map(|_| read_corner()).sum();
        winners += if black_corners % 2 == 1 { "lyp win\n" } else { "ld win\n" };
    }
    print!("{winners}");
}

/// Reads a board and returns its cell (1, 1), or 0 if it has no cell.
fn read_corner() -> u64 {
    input! { n: u64, m: u64 }
    let mut corner = 0;
    for place in 0..n.saturating_mul(m) {
        input! { cell: u64 }
        assert!(cell < 2, "the cell {cell}, which is neither 0 nor 1");
        if place == 0 {
            corner = cell;
        }
    }
    corner
}
