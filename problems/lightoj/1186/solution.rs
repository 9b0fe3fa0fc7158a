//! LightOJ 1186 — Incredible Chess
//! <https://lightoj.com/problem/1186> · 2 s · 32 MiB · easy
//!
//! Rules: every column of an n × n board has a white pawn and, above it, a black one. A move shifts
//! one of one's own pawns forward or backward to any free cell of its column, but not past the
//! other pawn; whoever cannot move loses, White first. The input is the number of cases; each case
//! is `n`, the rows of the white pawns, and the rows of the black ones. Print
//! `Case i: white wins` or `Case i: black wins`.
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pawns.
//! Why: an advance takes any number of cells from a gap, like a move of Nim. A retreat adds some,
//! but the opponent takes as many away by following, which cannot go on for ever because the
//! retreating pawn comes to the edge. So by Bouton's theorem White wins exactly if the nim sum of
//! the gaps is not 0.
//! Cost: O(n) a case.

use grundy::northcott;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, white: [u64; n], black: [u64; n] }
        let columns: Vec<(u64, u64)> = white.into_iter().zip(black).collect();
        for (white, black) in &columns {
            let on_board = [white, black].iter().all(|&&row| row < n as u64);
            assert!(on_board && white != black, "pawns in the rows {white} and {black} of {n}");
        }
        let white_wins = northcott::outcome(&columns).mover_wins();
        winners += &format!("Case {case}: {} wins\n", if white_wins { "white" } else { "black" });
    }
    print!("{winners}");
}
