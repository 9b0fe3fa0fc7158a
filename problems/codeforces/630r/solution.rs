//! Codeforces 630R — Game
//! <https://codeforces.com/problemset/problem/630/R> · 0.5 s? · 64 MiB · easy
//!
//! Rules: a field has n by n cells. A move paints a cell that is not painted yet and has no
//! painted cell above, below, left or right of it. Whoever cannot move loses. The input is `n`;
//! print the winner, `1` for the first player or `2`.
//! Model: symmetry, a point in the centre of a field.
//! Why: mirror cells in the centre of the field. The numbers of rows and of columns by which a
//! cell and its image are apart are both even if n is odd, and both odd if n is even. So the two
//! are never neighbours, and the image of a cell that was painted may be painted next. For an
//! even n the second player always answers with the image. For an odd n the first player
//! paints the centre, which is its own image, and then answers in the same way.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64 }
    println!("{}", if n % 2 == 1 { 1 } else { 2 });
}
