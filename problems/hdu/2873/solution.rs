//! HDU 2873 — Bomb Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2873> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: bombs lie on a board of n rows and m columns. A move sets off one bomb: a bomb (p, q)
//! with p > 1 and q > 1 is replaced by a bomb (u, q) and a bomb (p, v), with any u < p and v < q; a
//! bomb in the first row or column is replaced by one bomb in the same row or column, nearer to (1,
//! 1). A bomb at (1, 1) vanishes, and so do two bombs on one cell; whoever cannot move loses. John
//! moves first. Each case is `n m` and the board, in which `#` is a bomb, and `0 0` ends the input;
//! print the winner, `John` or `Jack`.
//! Bounds: 1 ≤ n, m ≤ 50.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, a table of two coordinates.
//! Why: each bomb is a game of its own. In the first row or column it is a Nim heap whose size is
//! its distance from (1, 1), and elsewhere its value g(p, q) is the mex of all g(u, q) ⊕ g(p, v).
//! Two bombs on one cell have the nim sum 0, so it makes no difference that they vanish.
//! Cost: O(50⁴) once for the table, O(n · m) per case.
//!
//! 规则：n 行 m 列的棋盘上有炸弹，每次操作引爆一枚：p > 1 且 q > 1 的炸弹 (p, q) 换成 (u, q) 和
//! (p, v) 两枚，u < p、v < q 任选；在第一行或第一列的，换成一枚离 (1, 1) 更近的。在 (1, 1) 的炸
//! 弹消失，同一格里的两枚也一起消失；无法操作者输，John 先手。多组数据，每组先给出 n 和 m，再给
//! 出棋盘，`#` 表示炸弹，以 `0 0` 结束；输出获胜者 `John` 或 `Jack`。
//! 范围：1 ≤ n, m ≤ 50。
//! 模型：取石子并分堆的游戏，两个坐标的表。
//! 思路：每枚炸弹自成一个游戏。在第一行或第一列的，是 Nim 的一堆石子，枚数为它到 (1, 1) 的距
//! 离；在其他地方，值 g(p, q) 是所有 g(u, q) ⊕ g(p, v) 的 mex。同一格里两枚炸弹的异或和为 0，所
//! 以它们消失与否没有区别。
//! 复杂度：预处理 O(50⁴)，每组 O(n · m)。

use grundy::mex::mex;
use proconio::{input, is_stdin_empty};

const SIDE: usize = 50;

type Values = [[u64; SIDE]; SIDE];

fn main() {
    let values = bomb_values();
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: usize }
        if (n, m) == (0, 0) {
            break;
        }
        let fits = n <= SIDE && (1..=SIDE).contains(&m);
        assert!(fits, "a board of {n} by {m}, not up to {SIDE} each");
        input! { rows: [String; n] }
        winners += if board_value(&rows, m, &values) != 0 { "John\n" } else { "Jack\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of single bombs, by row and column, both counted from 0.
fn bomb_values() -> Values {
    let mut values = [[0; SIDE]; SIDE];
    for p in 0..SIDE {
        for q in 0..SIDE {
            values[p][q] = if p == 0 || q == 0 {
                (p + q) as u64
            } else {
                let pairs = (0..p).flat_map(|u| (0..q).map(move |v| (u, v)));
                mex(pairs.map(|(u, v)| values[u][q] ^ values[p][v]))
            };
        }
    }
    values
}

fn board_value(rows: &[String], columns: usize, values: &Values) -> u64 {
    let mut nim_sum = 0;
    for (row, row_values) in rows.iter().zip(values) {
        assert!(row.len() == columns, "a row of {} cells, not {columns}", row.len());
        for (cell, value) in row.chars().zip(row_values) {
            match cell {
                '#' => nim_sum ^= value,
                '.' => {}
                _ => panic!("{cell:?} in a row, neither # nor ."),
            }
        }
    }
    nim_sum
}
