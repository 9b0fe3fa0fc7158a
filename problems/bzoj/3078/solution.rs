//! BZOJ 3078 — Racing Car Trail
//! <https://hydro.ac/d/bzoj/p/3078> · 10 s · 128 MiB · difficulty 6
//!
//! Also: CERC 2011 "Racing Car Trail"
//! Rules: an N by M board with free cells `.` and obstacles `X`. Two players take turns, Alice
//! first, moving a token from its cell to a neighbouring free cell that it has not visited yet;
//! whoever cannot move loses. Each case is `N M` and the board; the input ends with `0 0`. Print
//! each board with `A` or `B` in place of each free cell: the winner if the token starts there.
//! Bounds: 0 ≤ N, M ≤ 100.
//! Kind: impartial
//! Model: game on a graph, geography.
//! Why: Alice wins exactly when every maximum matching of neighbouring free cells covers the
//! token's cell (Fraenkel, Scheinerman and Ullman, 1993). If every maximum matching covers the
//! token's cell, Alice always moves along the edges of one such matching: Bob can never move to an
//! unmatched cell, for the matching could then be shifted along the token's path to leave out the
//! first cell of the path instead. If some maximum matching leaves the token's cell out, each move
//! of Alice's leads to a matched cell, since otherwise the matching could be enlarged. Bob answers
//! along the matching edge of that cell.
//! Cost: one maximum matching of each board.
//!
//! 规则：有一个 N 行 M 列的棋盘，`.` 是空格，`X` 是障碍。双方轮流把一枚棋子移到相邻的、棋子没有
//! 到过的空格，Alice 先手；无法操作者输。多组数据，每组给出 `N M` 和棋盘，以 `0 0` 结束。输出每
//! 个棋盘，把其中的空格换成 `A` 或 `B`：棋子从这一格出发时的获胜者。
//! 范围：0 ≤ N, M ≤ 100。
//! 模型：图上游戏，二分图博弈（地理游戏）。
//! 思路：把相邻的空格连边，Alice 获胜，当且仅当每个最大匹配都覆盖起点（Fraenkel、
//! Scheinerman 和 Ullman，1993）。若都覆盖，她取定一个最大匹配，总是沿匹配边走：Bob 走到的不会
//! 是未匹配的格，否则把匹配沿所走的路平移一位，就能改为不覆盖起点。若某个最大匹配不覆盖起点，每
//! 一步都走到已匹配的格，否则匹配还能增大，Bob 就沿它的匹配边应答。
//! 复杂度：每个棋盘求一次最大匹配。

use grundy::graph::Geography;
use proconio::{input, is_stdin_empty, marker::Chars};

fn main() {
    let mut output = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: usize }
        if n == 0 && m == 0 {
            break;
        }
        input! { board: [Chars; n] }
        for row in &board {
            let is_known = row.len() == m && row.iter().all(|cell| "X.".contains(*cell));
            let text: String = row.iter().collect();
            assert!(is_known, "the row {text:?} is not {m} of X and .");
        }
        output += &winners(&board, m);
    }
    print!("{output}");
}

/// Returns the board with the winner in place of each free cell.
fn winners(board: &[Vec<char>], width: usize) -> String {
    let is_free = |row: usize, column: usize| board[row][column] == '.';
    let mut edges = Vec::new();
    for row in 0..board.len() {
        for column in (0..width).filter(|&column| is_free(row, column)) {
            let cell = row * width + column;
            if column + 1 < width && is_free(row, column + 1) {
                edges.push((cell, cell + 1));
            }
            if row + 1 < board.len() && is_free(row + 1, column) {
                edges.push((cell, cell + width));
            }
        }
    }
    let cells = board.len() * width;
    let game = Geography::from_edges(cells, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut output = String::new();
    for row in 0..board.len() {
        for column in 0..width {
            let wins = || game.outcome(row * width + column).mover_wins();
            output.push(if !is_free(row, column) {
                'X'
            } else if wins() {
                'A'
            } else {
                'B'
            });
        }
        output.push('\n');
    }
    output
}
