//! HDU 1527 — Taking stones (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1527> · 1 s · 32 MiB · medium
//!
//! Also: POJ 1067, Luogu P2252
//! Rules: two piles of stones; a move takes any positive number of stones from one pile, or
//! the same positive number from both, and whoever takes the last stone wins. One line
//! `a b` a case up to the end of the input; print 1 if the first player wins, else 0.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: by Wythoff's theorem (1907) the lost positions are (⌊kφ⌋, ⌊kφ⌋ + k), φ the golden
//! ratio: each number occurs once in them, and each difference k once. So with k the
//! difference and a the smaller pile, test a ≤ kφ < a + 1. As 2φ = 1 + √5, that is
//! (2a - k)² ≤ 5k² < (2a + 2 - k)², in whole numbers, or 2a < k for the first.
//! Cost: O(1) a line.

use grundy::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        for pile in [a, b] {
            assert!(pile <= 1_000_000_000, "a pile of {pile}, more than 1000000000");
        }
        let wins = wythoff::outcome(a, b).mover_wins();
        answers += if wins { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
