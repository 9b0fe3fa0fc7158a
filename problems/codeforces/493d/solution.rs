//! Codeforces 493D — Vasya and Chess
//! <https://codeforces.com/problemset/problem/493/D> · 2 s · 256 MiB · easy
//!
//! Rules: an n by n board with a white queen at row 1, column 1, a black one at row 1, column
//! n, and neutral pawns on all other squares. Queens move as in chess, and each move must
//! take a pawn or the enemy's queen. Who cannot, or has no queen left, loses; white begins.
//! One case `n`; print `black` if black wins, else `white` and white's first winning square.
//! Model: symmetry, a mirror between two queens.
//! Why: let n be odd. Black mirrors every move in the middle column. Its pawns stand as long
//! as no queen goes there, so that no queen comes across or sees the other, and the mirrored
//! move is free. A queen that goes there is taken by the other one, on the mirrored way.
//! For an even n white takes 1 2, the least square in reach: the enemy's queen if n is 2, and
//! else white mirrors in the middle of columns 2 to n. Column 1 is across the middle.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u32 }
    assert!((2..=1_000_000_000).contains(&n), "a board of {n}, not 2 to 1000000000");
    println!("{}", if n % 2 == 0 { "white\n1 2" } else { "black" });
}
