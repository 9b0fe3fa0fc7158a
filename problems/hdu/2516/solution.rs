//! HDU 2516 — Fibonacci Nim (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2516> · 1 s · 32 MiB · easy
//!
//! Rules: one heap of n stones; the first move takes any positive number but not all, each
//! later one at most twice what the opponent has just taken, and whoever takes the last
//! stone wins. One n a line, ended by 0; print `First win` or `Second win`.
//! Rule: fibonacci nim
//! Model: Fibonacci Nim.
//! Why: Whinihan's theorem: the first player loses exactly if n is a Fibonacci number;
//! otherwise taking the least part of n's Zeckendorf sum wins.
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
        assert!((2..1 << 31).contains(&n), "{n} stones, not 2 to 2147483647");
        let first = fibonacci::outcome(n).mover_wins();
        winners += if first { "First win\n" } else { "Second win\n" };
    }
    print!("{winners}");
}
