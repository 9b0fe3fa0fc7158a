//! Luogu P3179 — Array game (数组游戏)
//! <https://www.luogu.com.cn/problem/P3179> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 4035
//! Rules: cells 1 to n, white or black. A move chooses a white cell x and a k from 1 to n/x
//! and flips the cells x, 2x, …, kx; whoever cannot move loses. Input `n`, the number of
//! queries, and for each w and the w white cells; print whether the first player wins, `Yes`
//! or `No`.
//! Model: coin-turning game, by quotients.
//! Why: a position is the sum of its white cells, each alone (Lenstra). Cell x has only the
//! multiples of x to flip, so its value depends on q = ⌊n/x⌋ alone; that of jx on ⌊q/j⌋. The
//! options of x are the nim sums over j = 2, …, k. Within a block of j with the same ⌊q/j⌋
//! they take two values in turn, so that two j of each block stand for all.
//! Cost: O(n^(3/4)), then O(w) a query.

use grundy::contest::divisors::{quotient_blocks, Quotients};
use grundy::mex::MexSet;
use proconio::input;

fn main() {
    input! { n: u64, queries: usize }
    assert!((1..=1_000_000_000).contains(&n), "{n} cells, not 1 to 1000000000");
    assert!(queries <= 100, "{queries} queries, more than 100");
    let quotients = Quotients::new(n);
    let mut values: Vec<u64> = Vec::new();
    let mut options = MexSet::new();
    for index in 0..quotients.len() {
        options.clear();
        options.insert(0);
        let mut sum = 0;
        for block in quotient_blocks(quotients.value(index)).skip(1) {
            let value = values[quotients.index(block.quotient)];
            options.insert(sum ^ value);
            if block.last > block.first {
                options.insert(sum);
            }
            sum ^= value * ((block.last - block.first + 1) % 2);
        }
        values.push(options.mex());
    }
    let mut verdicts = String::new();
    for _ in 0..queries {
        input! { w: usize }
        assert!(w <= 100, "{w} white cells, more than 100");
        input! { white: [u64; w] }
        if let Some(cell) = white.iter().find(|cell| !(1..=n).contains(*cell)) {
            panic!("cell {cell} of {n}");
        }
        let sum = white.iter().fold(0, |sum, cell| sum ^ values[quotients.index(n / cell)]);
        verdicts += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
