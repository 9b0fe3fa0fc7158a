//! UVa 10561 — Treblecross
//! <https://vjudge.net/problem/UVA-10561> · 3 s? · 128 MiB? · medium
//!
//! Rules: a strip of cells, some of them with crosses, but not three in a row. A move puts a cross
//! into an empty cell, and whoever makes three crosses in a row wins. The input is the number of
//! cases; each case is the strip, with `.` for an empty cell and `X` for a cross. Print `WINNING`
//! or `LOSING` for the player to move, and on the next line all winning moves, from the left, the
//! first cell being 1; the line is empty if there is none.
//! Rule: 0.11337
//! Model: take-and-break game, Treblecross, octal game 0.11337.
//! Why: call an empty cell safe if no cross is within two cells of it.
//!
//! 1. If some cell completes three crosses, it wins at once, and nothing else wins: that cell
//!    stays open to the opponent.
//! 2. If there is none, a cross on a cell that is not safe loses. With its neighbour it stands as
//!    XX, or as X.X, and the cell that completes three is empty, by step 1; an XX has such a cell
//!    on at least one side, as the strip has three cells or more.
//! 3. So only safe cells are played, until none is left, and whoever then has to move loses. A
//!    cross on a safe cell leaves no cell that completes three, and the safe cells within two of
//!    it are safe no longer.
//! 4. Thus each run of n safe cells is a game by itself: a cross on its cell i leaves i - 3 and
//!    n - i - 2 of them, or none where that is negative. That is a heap of n in 0.11337. A safe
//!    cell wins exactly if the nim sum of the runs that it leaves is 0.
//!
//! Cost: O(n²) for the values of runs up to the longest strip of n cells, then O(n) a case.

use grundy::treblecross::{Strip, Treblecross};
use proconio::input;

const LONGEST: usize = 10_000;

fn main() {
    input! { cases: usize, texts: [String; cases] }
    let longest = texts.iter().map(String::len).max().unwrap_or(0);
    assert!(longest <= LONGEST, "{longest} cells, more than {LONGEST}");
    let game = Treblecross::up_to(longest);
    let mut answers = String::new();
    for text in &texts {
        let strip: Strip = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let cells = game.winning_cells(&strip);
        let numbers: Vec<String> = cells.iter().map(|cell| (cell + 1).to_string()).collect();
        let verdict = if cells.is_empty() { "LOSING" } else { "WINNING" };
        answers += &format!("{verdict}\n{}\n", numbers.join(" "));
    }
    print!("{answers}");
}
