//! Luogu P4055 — Game (游戏)
//! <https://www.luogu.com.cn/problem/P4055> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 1443
//! Rules: an n by m board has obstacles `#`. The first player chooses a free cell and puts a token
//! there; then the players, beginning with the second one, take turns moving the token to a
//! neighbouring free cell that it has not visited, and whoever cannot move loses. Print `WIN` and
//! each cell whose choice wins, row by row, or `LOSE` if there is none.
//! Bounds: 1 ≤ n, m ≤ 100.
//! Kind: impartial
//! Model: game on a graph, geography.
//! Why: a choice wins exactly when some maximum matching leaves the cell out (Fraenkel, Scheinerman
//! and Ullman, 1993). If some maximum matching leaves the cell out, each move leads to a cell that
//! this matching covers, because otherwise the matching could be enlarged; the opponent can always
//! answer by moving to the mate of that cell. If every maximum matching covers the cell, the player
//! who moves from there goes to the cell's mate in one of these matchings, and always goes to the
//! mate in this matching from then on. An unmatched cell is never reached, as the matching could
//! then be shifted along the token's path to leave out the first cell instead.
//! Cost: one maximum matching of the board.
//!
//! 规则：n × m 的棋盘上有一些障碍 `#`。先手先选一个空格；然后从后手开始，双方轮流把棋子从那里移
//! 到相邻的、没有到过的空格；无法操作者输。输出 `WIN` 以及所有选了必胜的格子，按行的次序；没有
//! 则输出 `LOSE`。
//! 范围：1 ≤ n, m ≤ 100。
//! 模型：图上游戏，二分图博弈（地理游戏）。
//! 思路：当且仅当有一个最大匹配不含某格时，选该格必胜（Fraenkel、Scheinerman 和 Ullman，
//! 1993）。若有这样的匹配，对手的每一步都走到匹配点，否则匹配还能增大；而它的匹配点还没有到过，
//! 可以用来应对。若每个最大匹配都含该格，从那里走的人就走到它的匹配点，此后也总是走到匹配点：永
//! 远不会遇到非匹配点，否则把匹配沿走过的路移一步，就能空出最初的那格。
//! 复杂度：求一次棋盘的最大匹配。

use grundy::graph::Geography;
use proconio::{input, marker::Chars};

fn main() {
    input! { n: usize, m: usize, rows: [Chars; n] }
    for row in &rows {
        let known = row.len() == m && row.iter().all(|cell| "#.".contains(*cell));
        assert!(known, "the row {:?} is not {m} of # and .", row.iter().collect::<String>());
    }
    let is_free = |row: usize, column: usize| rows[row][column] == '.';
    let mut free_cells = Vec::new();
    let mut edges = Vec::new();
    for row in 0..n {
        for column in (0..m).filter(|&column| is_free(row, column)) {
            let cell = row * m + column;
            free_cells.push(cell);
            if column + 1 < m && is_free(row, column + 1) {
                edges.push((cell, cell + 1));
            }
            if row + 1 < n && is_free(row + 1, column) {
                edges.push((cell, cell + m));
            }
        }
    }
    let game = Geography::from_edges(n * m, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut winning_cells = String::new();
    for cell in free_cells {
        if !game.outcome(cell).mover_wins() {
            winning_cells += &format!("{} {}\n", cell / m + 1, cell % m + 1);
        }
    }
    print!("{}{winning_cells}", if winning_cells.is_empty() { "LOSE\n" } else { "WIN\n" });
}
