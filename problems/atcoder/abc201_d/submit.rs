// AtCoder ABC 201 D https://atcoder.jp/contests/abc201/tasks/abc201_d · made by `cargo judge bundle abc201_d --write` from 8a3bc0e89b27e1a7
//! AtCoder ABC 201 D — Game in Momotetsu World
//! <https://atcoder.jp/contests/abc201/tasks/abc201_d> · 2 s · 1024 MiB? · difficulty 3
//!
//! Rules: a piece stands on the top left cell of a grid. Takahashi and Aoki take turns, Takahashi
//! first; each moves the piece one cell to the right or down and gains a point if the new cell is
//! `+`, or loses a point if it is `-`. The game ends when the piece cannot move. The input is `H W`
//! and the rows; print who has more points, `Takahashi` or `Aoki`, or `Draw`.
//! Bounds: 1 ≤ H, W ≤ 2000.
//! Kind: score
//! Model: board game, for a score.
//! Why: the points scored so far do not affect the rest of the game. With the piece on a cell, let
//! d(cell) be the largest lead, in points, that the player to move can gain from then on. A move to
//! a cell worth s points scores s, and the other player moves from there, so d(cell) is the largest
//! s(next) - d(next) over the one or two next cells; for the last cell d is 0. The sign of d at the
//! top left gives the answer: a player who wants to win, or else to draw, should get as far ahead
//! as possible.
//! Cost: O(H W).
//!
//! 规则：一枚棋子在方格表的左上角。Takahashi 和 Aoki 轮流把它向右或向下移一格，Takahashi 先手；移到 `+` 得一分，移
//! 到 `-` 扣一分，直到不能移动。输入 `H W` 和各行；输出得分多者 `Takahashi` 或 `Aoki`，相等则输出 `Draw`。
//! 范围：1 ≤ H, W ≤ 2000。
//! 模型：棋盘游戏，比的是得分。
//! 思路：先前的得分不影响以后。设 d(格) 为轮到的人从这一格起最多能领先的分数。移到得 s 分的格，先得 s，然后轮到对
//! 方，所以 d(格) 是一两个后继格中 s(后继) - d(后继) 的最大值，最后一格为 0。左上角的 d 的符号就是答案：要赢，或者
//! 至少要平，领先得尽量多就能做到。
//! 复杂度：O(H W)。

use proconio::{input, marker::Bytes};
use std::cmp::Ordering;

fn main() {
    input! { height: usize, width: usize, rows: [Bytes; height] }
    assert!(rows.iter().all(|row| row.len() == width), "a row that is not {width} cells long");
    assert!(height >= 1, "a grid without a cell");
    // What a move down to the row below gains for the player who makes it, in each column.
    let mut down = vec![None; width];
    let mut lead = 0;
    for row in rows.iter().rev() {
        let mut right = None;
        for (column, &cell) in row.iter().enumerate().rev() {
            lead = down[column].into_iter().chain(right).max().unwrap_or(0);
            right = Some(points(cell) - lead);
            down[column] = right;
        }
    }
    let winner = match lead.cmp(&0) {
        Ordering::Greater => "Takahashi",
        Ordering::Less => "Aoki",
        Ordering::Equal => "Draw",
    };
    println!("{winner}");
}

fn points(cell: u8) -> i64 {
    match cell {
        b'+' => 1,
        b'-' => -1,
        other => panic!("the cell {:?}, neither + nor -", char::from(other)),
    }
}


