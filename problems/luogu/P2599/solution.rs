//! Luogu P2599 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P2599> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1413
//! Rules: n piles in a row; a move takes any positive number of stones from the first or the
//! last pile that is left, and whoever cannot move loses. T cases `n`, then n piles; print 1
//! if the first player wins, else 0.
//! Model: taking game, a row of piles from its ends.
//! Why: put piles y and x at the left and right end of a row A. If one of them is used up, A
//! with the other is lost only for y = l or x = r. So think of a table of all x and y that has
//! lost cells (0, l) and (r, 0), and elsewhere a cell is lost exactly if none in its row or
//! column before it is. Taking x = 1, 2, … in turn, its lost y is the least positive one that
//! is not used yet nor l, but 0 for x = r: this gives y = x below min(l, r) and past max(l,
//! r), else x + 1 if l < r, x - 1 if r < l. This y is the left pile that makes A x lost, and
//! with the ends exchanged, the right pile that makes y A lost.
//! Cost: O(n²) a case.

use proconio::input;

/// The pile opposite to `x` that makes the row lost, if `own` and `opposite` do so alone.
fn partner(x: u64, own: u64, opposite: u64) -> u64 {
    match x {
        _ if x == own => 0,
        _ if opposite <= x && x < own => x + 1,
        _ if own < x && x <= opposite => x - 1,
        _ => x,
    }
}

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} piles, not 1 to 1000");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        // What makes the row of `len` piles from `i` on lost, at its left and at its right.
        let (mut left, mut right) = (piles.clone(), piles.clone());
        for len in 2..n {
            for i in 0..=n - len {
                let at_left = partner(piles[i + len - 1], right[i], left[i]);
                right[i] = partner(piles[i], left[i + 1], right[i + 1]);
                left[i] = at_left;
            }
        }
        let lost = n > 1 && left[1] == piles[0];
        answers += if lost { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
