//! HDU 2516 — Fibonacci Nim (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2516> · 1 s · 32 MiB · easy
//!
//! Rules: one heap of n stones; the first move takes any positive number but not all, each
//! later one at most twice what the opponent has just taken, and whoever takes the last
//! stone wins. One n a line, ended by 0; print `First win` or `Second win`.
//! Rule: fibonacci nim
//! Model: Fibonacci Nim.
//! Why: by Whinihan's theorem the first player loses exactly if n is a Fibonacci number.
//! Otherwise n is a sum of Fibonacci numbers no two of which are neighbours (Zeckendorf), and
//! taking the least of them wins: the opponent may take at most twice as many, which is less than
//! the next one.
//! Cost: O(log n) a line.

use grundy::fibonacci;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        // From a single stone there is no first move.
        let first_wins = n > 1 && fibonacci::outcome(n).mover_wins();
        winners += if first_wins { "First win\n" } else { "Second win\n" };
    }
    print!("{winners}");
}
