// AtCoder code_thanks_festival_14_qualb_g https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g · made by `cargo judge bundle code_thanks_festival_14_qualb_g --write` from f628b24936c18cba
//! AtCoder code_thanks_festival_14_qualb_g — Taking stones (石取りゲーム)
//! <https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g> · 2 s? · 1024 MiB? · medium
//!
//! Rules: a pile of N stones; the first move takes 1 to P of them, and each later one at least 1
//! and at most one more than the move before has taken. Whoever takes the last stone wins. The
//! input is `N` and `P`; print the winner, `first` or `second`.
//! Model: dynamic Nim, at most one more than was just taken.
//! Why: let k(n) be the least number whose taking from n stones wins, without regard to the limit
//! in force, and ∞ if there is none. With n stones and the limit m, the player to move thus wins
//! exactly if k(n) ≤ m. So taking k wins exactly if k(n - k) > k + 1, because the opponent then has
//! n - k stones and the limit k + 1. From k(0) = ∞ this gives k(1), k(2), … in turn; k(n) ≤ n,
//! since taking all wins.
//! Cost: O(N²) at most.

use proconio::input;

/// The table of the least winning numbers would take too long for a larger pile.
const LARGEST_PILE: usize = 20_000;

fn main() {
    input! { n: usize, p: usize }
    assert!(n <= LARGEST_PILE, "a pile of {n} stones, more than {LARGEST_PILE}");
    let mut least_winning = vec![usize::MAX];
    for pile in 1..=n {
        let wins = |&take: &usize| least_winning[pile - take] > take + 1;
        let least = (1..=pile).find(wins).expect("taking all wins");
        least_winning.push(least);
    }
    println!("{}", if least_winning[n] <= p { "first" } else { "second" });
}


