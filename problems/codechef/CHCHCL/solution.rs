//! CodeChef CHCHCL — Chef and Chocolate
//! <https://www.codechef.com/problems/CHCHCL> · 1 s · 1536 MiB? · easy
//!
//! Rules: a chocolate of n rows and m columns. A move takes one of the blocks that there are and
//! cuts it into two, along a line between rows or columns. Whoever cannot move loses. Cases
//! `n m` after their number; print `Yes` if the first player wins, else `No`.
//! Model: parity, a number of moves that is fixed.
//! Why: a cut makes one block more, and the game ends with the nm single pieces, so it lasts
//! nm - 1 moves, however it is played. The first player makes the last of them if nm is even.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a chocolate of {n} by {m} has no piece");
        verdicts += if n % 2 == 0 || m % 2 == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
