//! UVa 10165 — Stone Game
//! <https://vjudge.net/problem/UVA-10165> · 3 s · 128 MiB? · easy
//!
//! Rules: a move takes any positive number of stones from one of N piles; whoever takes the last
//! stone wins, Jack first. Cases `N`, then N piles, up to an N of 0; print `Yes` if Jack wins,
//! else `No`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem Jack wins exactly if the nim sum of the piles is not 0.
//! Cost: O(N) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { piles: [u64; n] }
        answers += if nim::outcome(&piles).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
