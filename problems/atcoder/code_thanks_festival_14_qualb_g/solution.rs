//! AtCoder code_thanks_festival_14_qualb_g — Taking stones (石取りゲーム)
//! <https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g> · 2 s? · 1024 MiB? · medium
//!
//! Rules: a pile of N stones; the first move takes 1 to P of them, and each later one at least 1
//! and at most one more than the move before has taken. Whoever takes the last stone wins. The
//! input is `N` and `P`; print the winner, `first` or `second`.
//! Model: dynamic Nim, at most one more than was just taken.
//! Why: the pile is a sum of the parts 1, 2, 3, 5, 10, 20, …, the largest that fits first, and a
//! player wins exactly if the least part of the pile may be taken: it leaves a least part too large
//! for the opponent. Anything less leaves one that the opponent may take. `fibonacci::capped` has
//! the proof, for any limit that does not decrease with what was taken.
//! Cost: O(log N).

use grundy::fibonacci::capped::winning_take_within;
use proconio::input;

fn main() {
    input! { n: u64, p: u64 }
    let winning_take = winning_take_within(n, p, |taken| taken.saturating_add(1));
    println!("{}", if winning_take.is_some() { "first" } else { "second" });
}
