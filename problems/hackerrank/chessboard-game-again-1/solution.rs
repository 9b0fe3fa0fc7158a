//! HackerRank chessboard-game-again-1 — Chessboard Game, Again!
//! <https://www.hackerrank.com/challenges/chessboard-game-again-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: coins on a board of 15 by 15 cells, any number on a cell; a move takes one from
//! (x, y) to (x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), but not off the
//! board, and whoever cannot move loses. T cases `k`, then k lines `x y`; print the winner,
//! `First` or `Second`.
//! Model: game on a graph, a sum of tokens.
//! Why: every move makes x + y smaller, so the cells with their moves are a graph without
//! cycles. Coins do not hinder each other: by the theorem of Sprague and Grundy the nim sum
//! of their cells' Grundy values decides.
//! Cost: O(15²) once, O(k) a case.

use grundy::graph::Dag;
use proconio::input;

const SIDE: i32 = 15;
const MOVES: [(i32, i32); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];

fn main() {
    let mut edges = Vec::new();
    for (x, y) in (1..=SIDE).flat_map(|x| (1..=SIDE).map(move |y| (x, y))) {
        let after = MOVES.iter().map(|(right, up)| (x + right, y + up));
        let on_board = after.filter(|(x, y)| [x, y].iter().all(|at| (1..=SIDE).contains(*at)));
        edges.extend(on_board.map(|to| (number((x, y)), number(to))));
    }
    let cells = number((SIDE, SIDE)) + 1;
    let dag = Dag::from_edges(cells, &edges).expect("x + y gets smaller");
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { k: usize }
        assert!((1..=1000).contains(&k), "{k} coins, not 1 to 1000");
        input! { coins: [(i32, i32); k] }
        for (x, y) in &coins {
            let on_board = [x, y].iter().all(|at| (1..=SIDE).contains(*at));
            assert!(on_board, "cell ({x}, {y}) of a board of {SIDE} by {SIDE}");
        }
        let coins: Vec<usize> = coins.into_iter().map(number).collect();
        winners += if dag.sum(&coins) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn number((x, y): (i32, i32)) -> usize {
    ((x - 1) * SIDE + y - 1) as usize
}
