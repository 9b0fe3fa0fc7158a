//! Codeforces 15C — Industrial Nim
//! <https://codeforces.com/problemset/problem/15/C> · 2 s · 64 MiB · easy
//!
//! Rules: n quarries; in the one given as `x m` stand m dumpers with x, x + 1, …, x + m - 1
//! stones. A move takes any positive number of stones from one dumper, and whoever cannot
//! move loses. One case `n`, then n lines `x m`; print the winner, `tolik` if it is the
//! first player and `bolik` if not.
//! Rule: nim
//! Model: Nim, the heaps given as runs of consecutive numbers.
//! Why: by Bouton's theorem the nim sum decides. Four numbers 4q, 4q + 1, 4q + 2, 4q + 3
//! have nim sum 0, so 0 ⊕ 1 ⊕ … ⊕ (e - 1) is that of the last e mod 4 of them; a run is
//! the difference of two such sums, and in nim sums difference and sum are the same.
//! Cost: O(n).

use grundy::nim::nim_sum;
use proconio::input;

const LARGEST: u64 = 10_000_000_000_000_000;

fn nim_sum_below(end: u64) -> u64 {
    nim_sum(end - end % 4..end)
}

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} quarries, not 1 to 100000");
    input! { quarries: [(u64, u64); n] }
    let mut sum = 0;
    for (x, m) in quarries {
        let in_bounds = [x, m].iter().all(|number| (1..=LARGEST).contains(number));
        assert!(in_bounds, "a quarry {x} {m}: a number outside 1..={LARGEST}");
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    }
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}
