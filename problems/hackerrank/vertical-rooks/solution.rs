//! HackerRank vertical-rooks — Vertical Rooks
//! <https://www.hackerrank.com/challenges/vertical-rooks> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: every column of a board of n by n cells has a rook of each player. A move shifts one of
//! the mover's rooks along its column to any empty cell, but not past the other rook; whoever
//! cannot move loses. Player 2 moves first. The input has t cases: `n`, then the rows of player 1's
//! rooks and the rows of player 2's rooks. Print the winner, `player-1` or `player-2`.
//! Bounds: 1 ≤ t ≤ 10; 2 ≤ n ≤ 2000; the rows are from 1 to n.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: an advance takes any positive number of cells from a gap. A retreat adds some cells, and
//! the opponent takes the same number of cells away by following, so retreats change nothing and
//! cannot go on for ever. By Bouton's theorem player 2 wins exactly when the nim sum of the gaps is
//! not 0.
//! Cost: O(n) per case.
//!
//! 规则：有一个 n × n 的棋盘，每一列有双方各一枚车。每次操作把自己的一枚车沿它的列移到任意空
//! 格，但不能越过对方的车；无法操作者输，玩家 2 先手。输入共 t 组数据，每组先给出 `n`，再给出玩
//! 家 1 各车的行和玩家 2 各车的行。输出获胜者 `player-1` 或 `player-2`。
//! 范围：1 ≤ t ≤ 10；2 ≤ n ≤ 2000；行号从 1 到 n。
//! 模型：Nim 游戏，Northcott 游戏：两枚棋子的间隔是一堆。
//! 思路：前进就是从间隔中取任意多格。后退使间隔变大，对手跟进同样多格，所以它什么也没有改变，也不
//! 能一直退下去。由 Bouton 定理，玩家 2 赢当且仅当各间隔的异或和不为 0。
//! 复杂度：每组 O(n)。

use grundy::northcott;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, rows_1: [u64; n], rows_2: [u64; n] }
        let columns: Vec<(u64, u64)> = rows_1.into_iter().zip(rows_2).collect();
        if let Some((row, _)) = columns.iter().find(|(row_1, row_2)| row_1 == row_2) {
            panic!("two rooks of a column in row {row}");
        }
        let player_2_wins = northcott::outcome(&columns).mover_wins();
        winners += if player_2_wins { "player-2\n" } else { "player-1\n" };
    }
    print!("{winners}");
}
