//! Codeforces 841B — Godsend
//! <https://codeforces.com/problemset/problem/841/B> · 2 s · 256 MiB · easy
//!
//! Rules: there is a row of n numbers. A move takes a stretch out of it, not an empty one, and
//! closes the gap. The first player's stretches must have odd sums, the second player's even
//! ones, and whoever cannot move loses. The input is `n` and the row; print the winner, `First`
//! or `Second`.
//! Model: partisan game, stretches of a row.
//! Why: without an odd number the first player has no move. With an odd number of odd numbers he
//! takes the whole row. With an even number of them, two or more, he takes all that is before the
//! last one, which has an odd sum. Then the second player's stretches cannot contain the only odd
//! number that is left, so the sum of the rest stays odd, and the first player takes it all.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, row: [i64; n] }
    let has_odd = row.iter().any(|number| number % 2 != 0);
    println!("{}", if has_odd { "First" } else { "Second" });
}
