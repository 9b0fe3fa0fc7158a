//! HackerRank nimble-game-1 — Nimble Game
//! <https://www.hackerrank.com/challenges/nimble-game-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: coins lie on the squares 0 to n - 1. A move takes one coin from its square to any lower
//! one; whoever cannot move loses. The input has T cases: `n`, then the number of coins on each
//! square. Print the winner, `First` or `Second`.
//! Rule: nim
//! Model: Nim, a heap for each coin.
//! Why: the coins do not hinder each other, and one on square i is a heap of i. So by Bouton's
//! theorem the first player loses exactly if the nim sum of all coins' squares is 0, in which
//! two coins on one square cancel out.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, coins: [u64; n] }
        let heaps = (0..).zip(&coins).map(|(square, count)| square * (count % 2));
        winners += if nim::outcome(heaps).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
