//! HackerRank chessboard-game-again-1 — Chessboard Game, Again!
//! <https://www.hackerrank.com/challenges/chessboard-game-again-1> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: coins lie on a board of 15 by 15 cells, any number of them on a cell. A move shifts one
//! coin from (x, y) to (x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), but not
//! off the board; whoever cannot move loses. The input has T cases: `k`, then k lines `x y`. Print
//! the winner, `First` or `Second`.
//! Bounds: 1 ≤ T, k ≤ 1000; 1 ≤ x, y ≤ 15.
//! Kind: impartial
//! Picture: as in HackerRank a-chessboard-game-1
//! Model: game on a graph, a sum of tokens.
//! Why: every move makes x + y smaller, so the cells and moves form a graph without cycles. Coins
//! do not affect each other: by the theorem of Sprague and Grundy the nim sum of their cells'
//! Grundy values decides the game.
//! Cost: O(15²) once, O(k) per case.
//!
//! 规则：15 × 15 的棋盘上有一些硬币，一格里可以有任意多枚。每次操作把一枚从 (x, y) 移到
//! (x - 2, y + 1)、(x - 2, y - 1)、(x + 1, y - 2) 或 (x - 1, y - 2)，不能移出棋盘；无法操作者
//! 输。输入共 T 组数据，每组先给出 `k`，再给出 k 行 `x y`。输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T, k ≤ 1000；1 ≤ x, y ≤ 15。
//! 模型：图上游戏，局面是各枚棋子的和。
//! 思路：每一步都使 x + y 变小，所以格子与走法组成有向无环图。硬币互不妨碍：由 Sprague–Grundy 定
//! 理，胜负由它们所在格子的 SG 值的异或和决定。
//! 复杂度：预处理 O(15²)，每组 O(k)。

use grundy::graph::Dag;
use proconio::input;

const SIDE: i32 = 15;
const MOVES: [(i32, i32); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];

fn main() {
    let cells = board();
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { coins: [(i32, i32)] }
        let mut tokens = Vec::new();
        for (x, y) in coins {
            assert!(is_on_board(x, y), "cell ({x}, {y}) of a board of {SIDE} by {SIDE}");
            tokens.push(number(x, y));
        }
        winners += if cells.outcome(&tokens).mover_wins() { "First\n" } else { "Second\n" };
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
