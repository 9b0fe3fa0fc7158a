//! Luogu P6487 — HRPA
//! <https://www.luogu.com.cn/problem/P6487> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 2275
//! Rules: one heap of n stones; the first move takes any number, all of them perhaps, each later
//! move at most twice what the opponent has just taken, and whoever takes the last stone wins.
//! Input `n`; print the least number that the first player may take to win.
//! Model: Fibonacci Nim, whose first move may take the whole heap.
//! Why: by Zeckendorf's theorem n is a sum of Fibonacci numbers, no two of them neighbours. Taking
//! the least part wins, because the next one is more than twice as large. Taking less lets the
//! opponent take the least part of what is left of that part (Whinihan).
//! Cost: O(log n).

use grundy::fibonacci::zeckendorf_parts;
use proconio::input;

fn main() {
    input! { n: u64 }
    let parts = zeckendorf_parts(n);
    let least = parts.last().expect("0 stones, so that the first player cannot win");
    println!("{least}");
}
