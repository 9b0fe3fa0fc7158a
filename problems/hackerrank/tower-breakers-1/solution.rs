//! HackerRank tower-breakers-1 — Tower Breakers
//! <https://www.hackerrank.com/challenges/tower-breakers-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: there are n towers of height m. A move makes one of them lower, from x to a divisor of
//! x; whoever cannot move loses. The input has t cases `n m`. Print the winner, 1 (first) or 2.
//! Model: symmetry, equal heaps.
//! Why: all towers have the same Grundy value. If n is even, the second player copies each
//! move on the tower's twin. If n is odd, the first player takes one tower down to 1 and
//! does the same with the others, unless m is 1 and there is no move.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(m > 0, "towers of height 0");
        winners += if n % 2 == 1 && m > 1 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
