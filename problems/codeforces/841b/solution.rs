//! Codeforces 841B — Godsend
//! <https://codeforces.com/problemset/problem/841/B> · 2 s · 256 MiB · easy
//!
//! Rules: a row of n numbers; a move takes out a stretch of it, not an empty one, and closes
//! the gap. The first player's stretches must have odd sums, the second's even ones, and
//! whoever cannot move loses. Print the winner, `First` or `Second`.
//! Model: partisan game, stretches of a row.
//! Why: without an odd number the first player has no move. With an odd number of odd ones
//! he takes the whole row. Else, with two of them or more, he takes all up to just before
//! the last odd one, an odd sum; the second player's even stretches cannot touch that one,
//! so the rest stays odd, and the first player takes it all next.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1_000_000).contains(&n), "{n} numbers, not 1 to 1000000");
    input! { row: [u32; n] }
    if let Some(number) = row.iter().find(|&&number| number > 1_000_000_000) {
        panic!("the number {number}, more than 1000000000");
    }
    let has_odd = row.iter().any(|number| number % 2 == 1);
    println!("{}", if has_odd { "First" } else { "Second" });
}
