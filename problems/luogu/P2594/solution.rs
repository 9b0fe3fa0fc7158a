//! Luogu P2594 — A colouring game (染色游戏)
//! <https://www.luogu.com.cn/problem/P2594> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1434, BZOJ 2316
//! Rules: n × m coins. A move chooses a tail T at (r, c), and coins that touch by their sides
//! and are this one and others of rows up to r and columns up to c, and turns them all;
//! whoever cannot move loses. Cases after their number: `n m`, then n rows of H and T. Print
//! `-_-` if the first player wins, else `=_=`.
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each alone (Lenstra). The first row and column are
//! the Ruler game, worth lowbit(k) at k. The coin (i, j) elsewhere is worth 2^(i+j-2): the
//! others make less, and any N below that, by induction on i + j. If N ≥ 2^(i+j-3), join
//! (i, j) to a move of (i-1, j) or (i, j-1), where that is its worth; if not and i, j ≥ 3,
//! then to both of them, as they cancel. If j = 2, go along (i, 1), (i-1, 1), …, with or
//! without the coin (k, 2) beside, worth 2^k, from k = i - 2 on: by induction again what is
//! gathered from k on, or nothing, is any number below 2^(k+1). (Small i, j by hand.)
//! Cost: O(nm) a case.

use grundy::coin_turning::ruler_value;
use proconio::{input, marker::Chars};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=100).contains(&n) && (1..=100).contains(&m), "a board of {n} by {m}");
        input! { rows: [Chars; n] }
        // The nim sum of powers of 2, the largest 2^198, by their exponents.
        let mut odd = vec![false; n + m];
        for (i, row) in rows.iter().enumerate() {
            let known = row.len() == m && row.iter().all(|coin| "HT".contains(*coin));
            assert!(known, "the row {:?} is not {m} of H and T", row.iter().collect::<String>());
            for j in (0..m).filter(|&j| row[j] == 'T') {
                let on_border = i == 0 || j == 0;
                let exponent = if on_border {
                    ruler_value((i + j) as u64).trailing_zeros() as usize
                } else {
                    i + j
                };
                odd[exponent] ^= true;
            }
        }
        verdicts += if odd.contains(&true) { "-_-\n" } else { "=_=\n" };
    }
    print!("{verdicts}");
}
