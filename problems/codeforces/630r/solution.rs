//! Codeforces 630R — Game
//! <https://codeforces.com/problemset/problem/630/R> · 0.5 s? · 64 MiB · easy
//!
//! Rules: an n by n field of cells; a move paints a cell that has no painted cell above,
//! below, left or right of it and is not painted itself. Whoever cannot move loses. One case
//! `n`; print the winner, `1` for the first player or `2`.
//! Model: symmetry, a point in the centre of a field.
//! Why: mirror in the centre. A cell and its image are a row or a column apart by an even
//! number if n is odd, and by two odd ones if n is even, so that they are never neighbours,
//! and the image of a free cell is free. For an even n the second player always answers with
//! the image. For an odd n the first one paints the centre, which is its own, and then does.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64 }
    let in_bounds = (1..=1_000_000_000_000_000_000).contains(&n);
    assert!(in_bounds, "a field of {n}, not 1 to 10^18");
    println!("{}", if n % 2 == 1 { 1 } else { 2 });
}
