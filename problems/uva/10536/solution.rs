//! UVa 10536 — Game of Euler
//! <https://vjudge.net/problem/UVA-10536> · 3 s · 128 MiB? · difficulty 3
//!
//! Rules: a 4 × 4 board, some of whose squares are covered. A move either pushes a pin of length
//! 1, 2 or 3 in from a side, to cover that many squares at the end of a row or a column, or sticks
//! a pin into any one square; all squares that the pin covers must have been uncovered. Whoever
//! covers the last uncovered square loses. The input begins with the number of cases; each case is
//! a board, with `X` for a covered square and `.` for an uncovered one. Print `WINNING` or `LOSING`
//! for the player to move.
//! Bounds: fewer than 100,000 cases.
//! Kind: impartial
//! Model: bitmask DP, 2¹⁶ boards as binary numbers.
//! Why: with a 1 for each uncovered square, a board is a number of 16 binary digits, and a move
//! makes it smaller. So the boards are decided in ascending order: a board is won exactly when some
//! move leaves a lost board. If no square is uncovered, the player to move has won, as the opponent
//! has just covered the last square.
//! Cost: O(2¹⁶ · 48) for all boards, O(1) per case.
//! Judge: a board of sixteen `X` counts here as a game that the opponent has just lost, so
//! `WINNING` is printed; an archived program prints `LOSING`. On all other boards that were
//! compared, the two programs agree.
//!
//! 规则：有一个 4 × 4 的棋盘，有些方格已被盖住。每次操作把长为 1、2 或 3 的针从一边插入，从一行
//! 或一列的一端起盖住那么多格；或者把针竖直扎进任意一格。所盖的方格必须都是未盖住的。盖住最后一
//! 格者负。先给出数据组数，每组给出一个棋盘，`X` 表示已盖住，`.` 表示未盖住。输出轮到的人必胜与
//! 否，`WINNING` 或 `LOSING`。
//! 范围：组数小于 100,000。
//! 模型：状态压缩 DP，2¹⁶ 种棋盘用二进制数表示。
//! 思路：用 1 表示未盖住的方格，棋盘就是一个 16 位的二进制数，每步使它变小。所以从小到大，轮到
//! 每个棋盘时它的后继都已知道：当且仅当有一步留下必败态时必胜。没有未盖住的方格时，对手刚盖住最
//! 后一格，所以轮到的人胜。
//! 复杂度：所有棋盘 O(2¹⁶ · 48)，每组 O(1)。
//! 评测：十六个 `X` 的棋盘，这里理解为对手刚刚输掉，输出 `WINNING`；一份存档的程序输出 `LOSING`。其
//! 他比较过的棋盘两者都一致。

use proconio::{input, marker::Bytes};

const SIDE: usize = 4;
const LONGEST_PIN: usize = 3;
const BOARDS: usize = 1 << (SIDE * SIDE);

fn main() {
    input! { cases: usize, boards: [[Bytes; SIDE]; cases] }
    let won = won_boards();
    let mut answers = String::new();
    for rows in &boards {
        answers += if won[number(rows)] { "WINNING\n" } else { "LOSING\n" };
    }
    print!("{answers}");
}

/// Returns the board as a binary number, with a 1 for each uncovered square.
fn number(rows: &[Vec<u8>]) -> usize {
    assert!(rows.iter().all(|row| row.len() == SIDE), "a row that has not {SIDE} squares");
    rows.iter().flatten().fold(0, |number, square| match square {
        b'X' => 2 * number,
        b'.' => 2 * number + 1,
        _ => panic!("a square with {}", char::from(*square)),
    })
}

fn won_boards() -> Vec<bool> {
    let pins = pins();
    let mut won = vec![true];
    for board in 1..BOARDS {
        let wins = pins.iter().any(|&pin| board & pin == pin && !won[board - pin]);
        won.push(wins);
    }
    won
}

/// Returns, for each placement of a pin, the squares that the pin covers, as a board.
fn pins() -> Vec<usize> {
    let mut pins: Vec<usize> = (0..SIDE * SIDE).map(|square| 1 << square).collect();
    for length in 2..=LONGEST_PIN {
        for line in 0..SIDE {
            for first in [0, SIDE - length] {
                let places = || first..first + length;
                pins.push(places().map(|place| 1 << (SIDE * line + place)).sum());
                pins.push(places().map(|place| 1 << (SIDE * place + line)).sum());
            }
        }
    }
    pins
}
