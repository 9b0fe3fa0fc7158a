//! HackerRank a-chessboard-game-1 — A Chessboard Game
//! <https://www.hackerrank.com/challenges/a-chessboard-game-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a coin on a board of 15 by 15 cells; a move takes it from (x, y) to (x - 2, y + 1),
//! (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), but not off the board, and whoever
//! cannot move loses. t cases `x y`; print the winner, `First` or `Second`.
//! Model: game on a graph, one token.
//! Why: every move makes x + y smaller, so the cells with their moves are a graph without
//! cycles, and a cell is lost exactly if its Grundy value is 0.
//! Cost: O(15²) once, O(1) a case.

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
    assert!((1..=225).contains(&cases), "{cases} cases, not 1 to 225");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { x: i32, y: i32 }
        let on_board = [x, y].iter().all(|at| (1..=SIDE).contains(at));
        assert!(on_board, "cell ({x}, {y}) of a board of {SIDE} by {SIDE}");
        let first = dag.grundy_values()[number((x, y))] != 0;
        winners += if first { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn number((x, y): (i32, i32)) -> usize {
    ((x - 1) * SIDE + y - 1) as usize
}
