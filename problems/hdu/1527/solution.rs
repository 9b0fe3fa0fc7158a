//! HDU 1527 — Taking stones (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1527> · 1 s · 32 MiB · medium
//!
//! Also: POJ 1067, Luogu P2252
//! Rules: two piles of stones; a move takes any positive number of stones from one pile, or
//! the same positive number from both, and whoever takes the last stone wins. One line
//! `a b` a case up to the end of the input; print 1 if the first player wins, else 0.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: by Wythoff's theorem (1907) the lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2, …,
//! where φ is the golden ratio: each positive number occurs once in them, and each difference k
//! once. So the position is lost exactly if the smaller pile is ⌊kφ⌋ for the difference k. The
//! library takes ⌊kφ⌋ from Fibonacci numbers, because floating point would be wrong for large k.
//! Cost: O(log k) a line.

use grundy::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let first_wins = wythoff::outcome(a, b).mover_wins();
        answers += if first_wins { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
