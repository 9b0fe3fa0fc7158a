//! HackerRank tower-breakers-1 — Tower Breakers
//! <https://www.hackerrank.com/challenges/tower-breakers-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: n towers of height m; a move makes one of them lower, from x to a divisor of x,
//! and whoever cannot move loses. t cases `n m`; print the winner, 1 (first) or 2.
//! Model: symmetry, equal heaps.
//! Why: all towers have the same Grundy value. If n is even, the second player copies each
//! move on the tower's twin. If n is odd, the first player takes one tower down to 1 and
//! does the same with the others, unless m is 1 and there is no move.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u32, m: u32 }
        let in_bounds = [n, m].iter().all(|number| (1..=1_000_000).contains(number));
        assert!(in_bounds, "{n} towers of height {m}, not both 1 to 1000000");
        winners += if n % 2 == 1 && m > 1 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
