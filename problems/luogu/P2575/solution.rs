//! Luogu P2575 — Masters at checkers (高手过招)
//! <https://www.luogu.com.cn/problem/P2575> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: HDU 5724
//! Rules: a board of n rows and 20 columns; a move shifts a piece to the first empty cell on its
//! right in the same row, jumping over all pieces in between, and whoever cannot move loses. AKN
//! moves first. The input has T cases: `n`, then n rows, each with `m`, the number of its pieces,
//! followed by their columns; print `YES` if AKN wins, else `NO`.
//! Bounds: T ≤ 100; n ≤ 1000; m ≤ 20.
//! Kind: impartial
//! Model: staircase Nim, on the pieces between empty cells.
//! Why: the empty cells of a row divide its pieces into groups, some possibly empty. These groups
//! are the stairs, and the pieces to the right of the last empty cell are at the foot. When a piece
//! jumps over x - 1 others to an empty cell, this empty cell moves to the left past x pieces. So
//! these x pieces come down one stair, and x can be any number up to the number of pieces on their
//! stair. Only odd stairs count: whoever wins Nim on these stairs makes the moves of Nim there, and
//! answers pieces that come down onto an odd stair by sending the same number of pieces one stair
//! further down.
//! Cost: O(20) a row.
//!
//! 规则：有一个 n 行 20 列的棋盘；每次操作把一枚棋子越过中间的所有棋子，移到同一行右边的第一个
//! 空格；无法操作者输，AKN 先手。共 T 组数据，每组先给出 n，再给出 n 行，每行是棋子数 m 和各枚
//! 棋子所在的列；AKN 胜输出 `YES`，否则输出 `NO`。
//! 范围：T ≤ 100；n ≤ 1000；m ≤ 20。
//! 模型：阶梯 Nim，空格之间的棋子。
//! 思路：一行的空格把棋子分成若干组，组可以是空的。这些组就是台阶，最后一个空格右边的棋子在最底
//! 层。一枚棋子跳过 x - 1 枚棋子到空格，相当于把这个空格左移 x 枚棋子：这 x 枚棋子下了一级台
//! 阶，x 可以是 1 到该台阶的全部。只有奇数级台阶算数：在这些台阶上能赢 Nim 的一方照 Nim 操作，
//! 若有棋子下到奇数级台阶，就让同样多的棋子再下一级。
//! 复杂度：每行 O(20)。

use grundy::staircase::{value, NO_BOUND};
use proconio::input;

const COLUMNS: usize = 20;

/// Returns the value of a row with pieces in these columns, counted from 1.
fn row_value(columns: &[usize]) -> u64 {
    let mut is_piece = [false; COLUMNS];
    for &column in columns {
        assert!((1..=COLUMNS).contains(&column), "column {column} of {COLUMNS}");
        assert!(!is_piece[column - 1], "two pieces in column {column}");
        is_piece[column - 1] = true;
    }
    let groups = is_piece.rsplit(|&is_piece| !is_piece);
    let stairs: Vec<u64> = groups.skip(1).map(|group| group.len() as u64).collect();
    value(&stairs, NO_BOUND)
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize, columns: [usize; m] }
            nim_sum ^= row_value(&columns);
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
