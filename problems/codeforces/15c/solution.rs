//! Codeforces 15C — Industrial Nim
//! <https://codeforces.com/problemset/problem/15/C> · 2 s · 64 MiB · easy
//!
//! Rules: there are n quarries; in the one given as `x m` stand m dumpers with x, x + 1, …,
//! x + m - 1 stones. A move takes any positive number of stones from one dumper, and whoever
//! cannot move loses. The input is `n` and the quarries; print the winner, `tolik` if it is the
//! first player and `bolik` if not.
//! Rule: nim
//! Model: Nim, the heaps given as runs of consecutive numbers.
//! Why: by Bouton's theorem the nim sum decides. That of a run is the nim sum of all numbers
//! below its end and all numbers below its start, as what both have cancels out; and four
//! numbers 4q, …, 4q + 3 have nim sum 0, so at most three numbers are left to add.
//! Cost: O(n).

use grundy::nim::nim_sum_below;
use proconio::input;

fn main() {
    input! { n: usize, quarries: [(u64, u64); n] }
    let mut sum = 0;
    for (x, m) in quarries {
        assert!(m <= u64::MAX - x, "a quarry {x} {m}: the program takes less than 2^64 stones");
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    }
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}
