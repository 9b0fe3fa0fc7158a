//! Luogu P4055 — Game (游戏)
//! <https://www.luogu.com.cn/problem/P4055> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 1443
//! Rules: an n by m board with obstacles `#`. The first player chooses a free cell; then the
//! players, the second one first, move a token from there to a neighbouring free cell where
//! it has not been, and whoever cannot move loses. Print `WIN` and each cell whose choice
//! wins, row by row, or `LOSE`.
//! Model: game on a graph, geography.
//! Why: if some maximum matching leaves the chosen cell out, each move goes to a matched
//! cell, for otherwise the matching could grow, and its mate is free for an answer. If every
//! maximum matching covers the cell, moving to its mate wins (Fraenkel, Scheinerman, Ullman).
//! Cost: one maximum matching of the board.

use grundy::graph::Geography;
use proconio::{input, marker::Chars};

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100).contains(&n) && (1..=100).contains(&m), "a board of {n} by {m}");
    input! { rows: [Chars; n] }
    for row in &rows {
        let known = row.len() == m && row.iter().all(|cell| "#.".contains(*cell));
        assert!(known, "the row {:?} is not {m} of # and .", row.iter().collect::<String>());
    }
    let free = |row: usize, column: usize| rows[row][column] == '.';
    let cells = || (0..n).flat_map(|row| (0..m).map(move |column| (row, column)));
    let mut edges = Vec::new();
    for (row, column) in cells().filter(|&(row, column)| free(row, column)) {
        let cell = row * m + column;
        if column + 1 < m && free(row, column + 1) {
            edges.push((cell, cell + 1));
        }
        if row + 1 < n && free(row + 1, column) {
            edges.push((cell, cell + m));
        }
    }
    let game = Geography::from_edges(n * m, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut output = String::new();
    for (row, column) in cells().filter(|&(row, column)| free(row, column)) {
        if !game.outcome(row * m + column).mover_wins() {
            output += &format!("{} {}\n", row + 1, column + 1);
        }
    }
    print!("{}{output}", if output.is_empty() { "LOSE\n" } else { "WIN\n" });
}
