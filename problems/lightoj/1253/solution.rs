//! LightOJ 1253 — Misere Nim
//! <https://lightoj.com/problem/1253> · 2 s? · 32 MiB? · easy
//!
//! Rules: a move takes any positive number of stones from one of k piles; whoever takes the last
//! stone loses, Alice first. The input is the number of cases; each case is `k` and the piles.
//! Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single stones only, if their number is even.
//!
//! 1. Single stones leave no choice: the players take one each, and the last of an odd number is
//!    taken by the one who began.
//! 2. If exactly one pile is 2 or more, the nim sum is not 0, as that pile has a binary digit that
//!    no other has. The mover leaves 0 or 1 stones of it, whichever makes the number of single
//!    stones odd, and wins by step 1.
//! 3. If two piles or more are 2 or more and the nim sum is 0, every move leaves another nim sum
//!    and some pile of 2 or more: by induction, positions that the opponent wins. If it is not 0,
//!    Bouton's move makes it 0. It leaves a pile of 2 or more, so by step 2 it leaves at least
//!    two of them, and by induction the opponent loses.
//!
//! Cost: O(k) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { k: usize, piles: [u64; k] }
        let alice_wins = misere::outcome(&piles).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
