//! HackerRank nimble-game-1 — Nimble Game
//! <https://www.hackerrank.com/challenges/nimble-game-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: squares 0 to n - 1 hold coins; a move takes one coin from its square to any lower
//! one, and whoever cannot move loses. T cases `n`, then the coins of each square; print the
//! winner, `First` or `Second`.
//! Rule: nim
//! Model: Nim, a heap for each coin.
//! Why: the coins do not hinder each other, and one on square i is a heap of i, so by
//! Bouton's theorem the first player loses exactly if the nim sum of all coins' squares is
//! 0. Two coins on one square cancel out.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} squares, not 1 to 100");
        input! { coins: [u64; n] }
        if let Some(count) = coins.iter().find(|&&count| count > 1_000_000_000) {
            panic!("{count} coins on a square, more than 1000000000");
        }
        let heaps = (0..).zip(&coins).map(|(square, count)| square * (count % 2));
        winners += if nim::outcome(heaps).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
