//! HackerRank a-chessboard-game-1 — A Chessboard Game
//! <https://www.hackerrank.com/challenges/a-chessboard-game-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: a coin lies on a board of 15 by 15 cells. A move shifts it from (x, y) to (x - 2, y + 1),
//! (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), but not off the board; whoever cannot move
//! loses. The input has t cases `x y`. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ t ≤ 225; 1 ≤ x, y ≤ 15.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, one token.
//! Why: every move makes x + y smaller, so the cells and moves form a graph without cycles, and a
//! cell is lost exactly when its Grundy value is 0.
//! Cost: O(15²) once, O(1) per case.
//!
//! 规则：一枚硬币放在 15 × 15 的棋盘上。每次操作把它从 (x, y) 移到 (x - 2, y + 1)、
//! (x - 2, y - 1)、(x + 1, y - 2) 或 (x - 1, y - 2)，不能移出棋盘；无法操作者输。输入共 t 组数
//! 据，每组给出 `x y`；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ t ≤ 225；1 ≤ x, y ≤ 15。
//! 模型：图上游戏，一枚棋子。
//! 思路：每一步都使 x + y 变小，所以格子与走法组成有向无环图；一个格子必败，当且仅当它的 SG 值
//! 为 0。
//! 复杂度：预处理 O(15²)，每组 O(1)。

use grundy::graph::Dag;
use proconio::input;

const SIDE: i32 = 15;
const MOVES: [(i32, i32); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];

fn main() {
    let cells = board();
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { x: i32, y: i32 }
        assert!(is_on_board(x, y), "cell ({x}, {y}) of a board of {SIDE} by {SIDE}");
        let first = cells.values()[number(x, y)] != 0;
        winners += if first { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// Returns the graph of all cells and moves.
fn board() -> Dag {
    let mut edges = Vec::new();
    for (x, y) in (1..=SIDE).flat_map(|x| (1..=SIDE).map(move |y| (x, y))) {
        for (right, up) in MOVES {
            if is_on_board(x + right, y + up) {
                edges.push((number(x, y), number(x + right, y + up)));
            }
        }
    }
    Dag::from_edges(number(SIDE, SIDE) + 1, &edges).expect("x + y gets smaller")
}

fn is_on_board(x: i32, y: i32) -> bool {
    (1..=SIDE).contains(&x) && (1..=SIDE).contains(&y)
}

/// Returns the vertex of a cell.
fn number(x: i32, y: i32) -> usize {
    ((x - 1) * SIDE + y - 1) as usize
}
