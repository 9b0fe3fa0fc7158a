//! Luogu P2148 — E&D
//! <https://www.luogu.com.cn/problem/P2148> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1228
//! Rules: N piles of stones, the 1st with the 2nd a pair, the 3rd with the 4th and so on. A
//! move throws away one pile of a pair and splits the other into two piles with stones,
//! which are the pair from then on; whoever cannot move, all piles being 1, loses. T cases
//! `N`, then N piles; print `YES` if the first player wins, else `NO`.
//! Model: splitting game, pairs of piles.
//! Why: claim: (a, b) has the value of the lowest 0 in the binary digits of (a - 1) | (b - 1).
//! Let a split into x + 1 and y + 1, so a - 1 = x + y + 1. If bit t is the lowest 0 of x | y,
//! all lower bits of x | y are 1, so the lower parts add up to 2^t - 1 or more, and with the
//! 1 added they carry into bit t: it is 1 in a - 1. If bit t of a - 1 is 1, x = 2^t - 1
//! reaches the value t. So the options' values are the 1 bits of a - 1 and of b - 1, and
//! their mex is the lowest 0 of both.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20).contains(&cases), "{cases} cases, not 1 to 20");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 20_000 && n % 2 == 0, "{n} piles, not an even number up to 20000");
        input! { pairs: [(u64, u64); n / 2] }
        let mut nim_sum = 0;
        for (a, b) in pairs {
            let in_bounds = [a, b].iter().all(|pile| (1..=2_000_000_000).contains(pile));
            assert!(in_bounds, "a pair of {a} and {b}, not both 1 to 2000000000");
            nim_sum ^= ((a - 1) | (b - 1)).trailing_ones();
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
