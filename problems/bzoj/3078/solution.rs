//! BZOJ 3078 — Racing Car Trail
//! <https://hydro.ac/d/bzoj/p/3078> · 10 s · 128 MiB · medium
//!
//! Also: CERC 2011 "Racing Car Trail"
//! Rules: an N by M board with free cells `.` and obstacles `X`. Two players, Alice first, move a
//! token from its cell to a neighbouring free cell where it has not been; whoever cannot move
//! loses. The cases are `N M` and the board, and end with `0 0`. Print each board with `A` or `B`
//! in place of a free cell: who wins if the token starts there.
//! Model: game on a graph, geography.
//! Why: Alice wins exactly if every maximum matching of neighbouring free cells covers the cell
//! (Fraenkel, Scheinerman and Ullman, 1993). If every one does, she always moves along the edges of
//! one: Bob never finds an unmatched cell, for the matching could then be shifted along the way to
//! leave out the first cell instead. If some matching leaves the cell out, each move leads to a
//! matched cell, for otherwise the matching could grow, and Bob answers along its edge.
//! Cost: one maximum matching of each board.

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

/// Returns the board with the winner for each free cell.
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
