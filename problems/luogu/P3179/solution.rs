//! Luogu P3179 — Array game (数组游戏)
//! <https://www.luogu.com.cn/problem/P3179> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 4035
//! Rules: each of the cells 1 to n is white or black. A move chooses a white cell x and a number k
//! from 1 to n/x and flips the cells x, 2x, …, kx; whoever cannot move loses. The input is `n`, the
//! number of queries and, for each query, w and the w white cells; for each query print `Yes` if
//! the first player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 10^9; at most 100 queries; 1 ≤ w ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, by quotients.
//! Why: a position is the sum of its white cells, each taken alone (Lenstra), and the value of a
//! cell x depends only on ⌊n/x⌋, which takes few values:
//!
//! 1. Let q = ⌊n/x⌋. Only x, 2x, …, qx are ever flipped, and ⌊n/(jx)⌋ = ⌊q/j⌋. So, by induction on
//!    q, all cells with this q have the same value, g(q), and the cell jx is worth g(⌊q/j⌋).
//! 2. A move that chooses k leaves the nim sum of g(⌊q/j⌋) over j = 2, …, k. While j goes through a
//!    block with the same ⌊q/j⌋, this nim sum alternates between two values, so it is enough to
//!    consider the first two j of each block.
//!
//! Cost: O(n^(3/4)), then O(w) per query.
//!
//! 规则：有编号 1 到 n 的格子，每格是白的或黑的。每次操作选一个白格 x 和 1 到 n/x 中的一个 k，
//! 翻转格子 x、2x、……、kx；无法操作者输。输入 n 和询问数，每个询问给出 w 和 w 个白格；先手胜输
//! 出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 10^9；至多 100 个询问；1 ≤ w ≤ 100。
//! 模型：翻硬币游戏，按商分块。
//! 思路：局面是各白格单独存在时的和（Lenstra），而格子 x 的 SG 值只与 ⌊n/x⌋ 有关，不同的
//! 商并不多：
//!
//! 1. 设 q = ⌊n/x⌋。被翻转的只会是 x、2x、……、qx，而 ⌊n/(jx)⌋ = ⌊q/j⌋。所以对 q 归纳，商
//!    为 q 的所有格子有相同的 SG 值 g(q)，格子 jx 的 SG 值是 g(⌊q/j⌋)。
//! 2. 选 k 的一步，走后的值是 j = 2、……、k 的 g(⌊q/j⌋) 的异或和。当 j 走过 ⌊q/j⌋ 相同的一块
//!    时，这个值在两个值之间交替，所以每块只需看前两个 j。
//!
//! 复杂度：O(n^(3/4))，之后每个询问 O(w)。

use grundy::contest::divisors::{quotient_blocks, Quotients};
use grundy::mex::MexSet;
use grundy::nim::nim_sum;
use proconio::input;

/// For more cells than this, filling the table of about 2√n values would take too long.
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
            // An even number of cells of the block leaves `sum`, which is an option already.
            if (block.last - block.first) % 2 == 0 {
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
