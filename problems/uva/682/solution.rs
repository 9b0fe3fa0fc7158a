//! UVa 682 — Whoever-pick-the-last-one-lose
//! <https://vjudge.net/problem/UVA-682> · 3 s? · 128 MiB? · difficulty 4
//!
//! Also: SPOJ REMGAME
//! Rules: pieces on some cells of a 5 × 5 board. A move removes one or more pieces that are next to
//! each other in a row or a column without a gap, and whoever removes the very last piece loses.
//! The input begins with the number of cases; each case is the board, with 1 for a piece and 0 for
//! an empty cell, with or without spaces between them. Print `winning` or `losing` for the player
//! to move.
//! Bounds: ? (each board has 25 cells).
//! Kind: impartial
//! Model: bitmask DP, 2²⁵ boards as binary numbers.
//! Why: a board is a number of 25 binary digits, and a move makes it smaller. So the boards are
//! decided in ascending order: a board that has not been marked as won when its turn comes is lost.
//! Then all boards from which a move leads to this lost board are marked as won: such a board has
//! the pieces of the lost board and one or more others, which are next to each other in a row or a
//! column. The empty board is won, as the opponent has just removed the last piece.
//! Cost: O(2²⁵) for all boards, and 125 steps for each of the 3.2 million lost boards; 4 MiB.
//!
//! 规则：有一个 5 × 5 的棋盘，有些格子里有棋子。每次操作从一行或一列中取走一枚或连续的几枚相邻
//! 的棋子，中间不能有空格；取走全盘最后一枚棋子者负。先给出数据组数，每组给出一个棋盘，1 表示棋
//! 子，0 表示空格，数字之间有没有空格都可以。输出轮到的人必胜与否，`winning` 或 `losing`。
//! 范围：?（每个棋盘有 25 格）。
//! 模型：状态压缩 DP，2²⁵ 种棋盘用二进制数表示。
//! 思路：棋盘是一个 25 位的二进制数，每步使它变小。所以从小到大，轮到每个棋盘时胜负都已知道：没
//! 有被标记为必胜的就是必败；再把一步能走到它的棋盘，也就是添上几枚连续相邻的棋子所得的棋盘，都
//! 标记为必胜。空棋盘是必胜态，因为对手刚取走最后一枚。
//! 复杂度：所有棋盘 O(2²⁵)，每个必败的棋盘另需 125 步，必败的共有 320 万个；空间 4 MiB。

use proconio::{input, marker::Bytes};

const SIDE: usize = 5;
const CELLS: usize = SIDE * SIDE;

fn main() {
    input! { cases: usize }
    let boards: Vec<usize> = (0..cases).map(|_| number(&cells())).collect();
    let won = Boards::won(boards.iter().copied().max().unwrap_or(0));
    let mut answers = String::new();
    for board in boards {
        answers += if won.contains(board) { "winning\n" } else { "losing\n" };
    }
    print!("{answers}");
}

/// Reads the cells of a board, with or without spaces between them.
fn cells() -> Vec<u8> {
    let mut cells = Vec::new();
    while cells.len() < CELLS {
        input! { together: Bytes }
        cells.extend(together);
    }
    assert!(cells.len() == CELLS, "a board of {} cells, not {CELLS}", cells.len());
    cells
}

/// Returns the board as a binary number, with the first cell as its last digit.
fn number(cells: &[u8]) -> usize {
    cells.iter().rev().fold(0, |number, cell| match cell {
        b'0' => 2 * number,
        b'1' => 2 * number + 1,
        _ => panic!("a cell with {}, not 0 or 1", char::from(*cell)),
    })
}

/// Returns, for each move, the board that contains only the pieces that the move removes.
fn moves() -> Vec<usize> {
    let mut moves = Vec::new();
    for line in 0..SIDE {
        for from in 0..SIDE {
            for to in from..SIDE {
                moves.push((from..=to).map(|place| 1 << (SIDE * line + place)).sum());
                // A single piece is in a row, and once more in a column.
                if from < to {
                    moves.push((from..=to).map(|place| 1 << (SIDE * place + line)).sum());
                }
            }
        }
    }
    moves
}

/// A set of boards, one bit each.
struct Boards {
    words: Vec<u64>,
}

impl Boards {
    /// Returns the boards up to `largest` on which the player to move wins.
    fn won(largest: usize) -> Self {
        let moves = moves();
        let mut won = Boards { words: vec![0; largest / 64 + 1] };
        won.insert(0);
        for board in 0..=largest {
            if won.contains(board) {
                continue;
            }
            for pieces in moves.iter().filter(|&pieces| board & pieces == 0) {
                if board + pieces <= largest {
                    won.insert(board + pieces);
                }
            }
        }
        won
    }

    fn insert(&mut self, board: usize) {
        self.words[board / 64] |= 1 << (board % 64);
    }

    fn contains(&self, board: usize) -> bool {
        self.words[board / 64] >> (board % 64) & 1 == 1
    }
}
