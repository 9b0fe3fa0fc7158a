//! Luogu P3179 — Array game (数组游戏)
//! <https://www.luogu.com.cn/problem/P3179> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 4035
//! Rules: cells 1 to n, white or black. A move chooses a white cell x and a k from 1 to n/x and
//! flips the cells x, 2x, …, kx; whoever cannot move loses. Input `n`, the number of queries, and
//! for each w and the w white cells; print whether the first player wins, `Yes` or `No`.
//! Model: coin-turning game, by quotients.
//! Why: a position is the sum of its white cells, each alone (Lenstra), and the value of a cell x
//! depends on ⌊n/x⌋ alone, of which there are few:
//!
//! 1. Let q = ⌊n/x⌋. Only x, 2x, …, qx are ever flipped, and ⌊n/(jx)⌋ = ⌊q/j⌋. So by induction over
//!    q all cells with this q have one value, g(q), and the cell jx is worth g(⌊q/j⌋).
//! 2. A move with k leaves the nim sum of g(⌊q/j⌋) over j = 2, …, k. While j goes through a block
//!    with the same ⌊q/j⌋, this takes two values in turn, so that the first two j of each block
//!    stand for all.
//!
//! Cost: O(n^(3/4)), then O(w) a query.

use grundy::contest::divisors::{quotient_blocks, Quotients};
use grundy::mex::MexSet;
use grundy::nim::nim_sum;
use proconio::input;

/// For more cells the table of about 2√n values would take too long.
const MOST_CELLS: u64 = 10_000_000_000;

/// Returns the value of a cell for each quotient.
fn values(quotients: &Quotients) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(quotients.len());
    let mut options = MexSet::new();
    for index in 0..quotients.len() {
        options.clear();
        options.insert(0);
        let mut sum = 0;
        for block in quotient_blocks(quotients.value(index)).skip(1) {
            let value = values[quotients.index(block.quotient)];
            options.insert(sum ^ value);
            let length = block.last - block.first + 1;
            if length > 1 {
                options.insert(sum);
            }
            if length % 2 == 1 {
                sum ^= value;
            }
        }
        values.push(options.mex());
    }
    values
}

fn main() {
    input! { n: u64, queries: usize }
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    let quotients = Quotients::new(n);
    let values = values(&quotients);
    let mut verdicts = String::new();
    for _ in 0..queries {
        input! { w: usize, white: [u64; w] }
        if let Some(cell) = white.iter().find(|cell| !(1..=n).contains(*cell)) {
            panic!("cell {cell} of {n}");
        }
        let sum = nim_sum(white.iter().map(|cell| values[quotients.index(n / cell)]));
        verdicts += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
