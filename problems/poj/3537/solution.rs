//! POJ 3537 — Crosses and Crosses
//! <http://poj.org/problem?id=3537> · 3 s? · 64 MiB? · medium
//!
//! Rules: a strip of n empty cells; a move puts a cross into one, and whoever makes three
//! crosses in a row wins. Read n, and more of them up to the end of the input if there are;
//! print 1 for each that the first player wins, else 2.
//! Rule: 0.11337
//! Model: take-and-break game, Treblecross, octal game 0.11337.
//! Why: with two crosses next to each other, or one cell apart, the player to move completes
//! three. So a cross within two cells of another loses, and whoever has no other move loses.
//! A cross on cell i takes that cell and up to two on each side of it, and leaves i - 3 and
//! n - i - 2 cells that are fit for use, or none where that is negative: all of 1, 2 or 3 cells
//! are taken, 3 or 4 at an end, or 5 anywhere. That is a heap of n in 0.11337.
//! Cost: O(n²) for the largest n.

use grundy::treblecross::Treblecross;
use proconio::{input, is_stdin_empty};

const LARGEST: usize = 10_000;

fn main() {
    let strips = read_strips();
    let game = Treblecross::up_to(strips.iter().copied().max().unwrap_or(0));
    let mut winners = String::new();
    for cells in strips {
        winners += if game.value(cells) != 0 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn read_strips() -> Vec<usize> {
    let mut strips = Vec::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n >= 3, "{n} cells, on which nobody makes three crosses in a row");
        assert!(n <= LARGEST, "{n} cells, more than {LARGEST}");
        strips.push(n);
    }
    strips
}
