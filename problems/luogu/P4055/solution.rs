//! Luogu P4055 — Game (游戏)
//! <https://www.luogu.com.cn/problem/P4055> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 1443
//! Rules: an n by m board with obstacles `#`. The first player chooses a free cell; then the
//! players, the second one first, move a token from there to a neighbouring free cell where it has
//! not been, and whoever cannot move loses. Print `WIN` and each cell whose choice wins, row by
//! row, or `LOSE`.
//! Model: game on a graph, geography.
//! Why: a choice wins exactly if some maximum matching leaves the cell out (Fraenkel, Scheinerman
//! and Ullman, 1993). If one does, each move leads to a matched cell, for otherwise the matching
//! could grow, and its mate is free for an answer. If every maximum matching covers the cell,
//! whoever moves from there goes to its mate, and from then on always to the mate: an unmatched
//! cell is never reached, as the matching could then be shifted along the way to leave out the
//! first cell instead.
//! Cost: one maximum matching of the board.

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
