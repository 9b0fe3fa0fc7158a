//! Codeforces 493D — Vasya and Chess
//! <https://codeforces.com/problemset/problem/493/D> · 2 s · 256 MiB · easy
//!
//! Rules: an n by n board has a white queen at row 1, column 1, a black one at row 1, column n,
//! and neutral pawns on all other squares. Queens move as in chess, and each move must take a
//! pawn or the other queen. Whoever cannot, or has no queen left, loses; white begins. The input
//! is `n`; print `black` if black wins, else `white` and the least square, by row and then by
//! column, to which white can go first and win.
//! Model: symmetry, a mirror between two queens.
//! Why: let n be odd. Black mirrors each of white's moves in the middle column. The pawns there
//! stand as long as no queen goes there, so neither queen comes to the other side or sees the
//! other queen, and the mirror image of each way is as free as the way. If white goes to the
//! middle column, black's mirrored way ends on the same square and takes the queen. So white is
//! the first without a move. For an even n white takes 1 2, the least square in reach: if n is 2
//! that is black's queen, and else white has black's role on columns 2 to n. Column 1 is of no
//! use to black, as it is on white's side.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n >= 2, "a board of {n} by {n} squares, where two queens need at least 2 by 2");
    println!("{}", if n % 2 == 0 { "white\n1 2" } else { "black" });
}
