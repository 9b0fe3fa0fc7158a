//! POJ 1704 — Georgia and Bob
//! <http://poj.org/problem?id=1704> · 1 s? · 64 MiB? · difficulty 4
//!
//! Also: Luogu P10507
//! Rules: chessmen stand on different cells of a strip that begins with cell 1; a move shifts one
//! of them one or more cells to the left, but not onto or past another, and whoever cannot move
//! loses. Georgia moves first. The input has T cases: `N`, then N cells in any order; print
//! `Georgia will win` or `Bob will win`.
//! Bounds: 1 ≤ T ≤ 20; 1 ≤ N ≤ 1000; the cells are from 1 to 10,000.
//! Kind: impartial
//! Model: staircase Nim, on the gaps between chessmen.
//! Why: a move takes cells from the gap on the chessman's left and adds them to the gap on its
//! right: this is a step down a staircase, whose foot is the unbounded space on the right. Only odd
//! stairs count: the player who can win Nim on these stairs makes the moves of Nim there, and
//! answers a step onto an odd stair by moving the same number of cells one stair further down. The
//! odd stairs are the gaps directly to the left of the last chessman, of the third from last, and
//! so on.
//! Cost: O(N log N) per case.
//!
//! 规则：棋子放在从 1 号格开始的带子的不同格子里；每次操作把一枚棋子左移任意多格，不能走到别的
//! 棋子上，也不能越过它；无法操作者输，Georgia 先手。共 T 组数据，每组先给出棋子数 N，再以任意
//! 次序给出 N 枚棋子的格号；输出 `Georgia will win` 或 `Bob will win`。
//! 范围：1 ≤ T ≤ 20；1 ≤ N ≤ 1000；格子从 1 到 10,000。
//! 模型：阶梯 Nim，看棋子之间的间隔。
//! 思路：每步把棋子左边间隔中的若干格移到右边的间隔：正是往下走一级台阶，最底层是右边的无穷远。
//! 只有奇数级台阶算数：在这些台阶上能赢 Nim 的一方照 Nim 操作，若对手把几格移到奇数级台阶，就把
//! 同样多的再下移一级。奇数级台阶是最后一枚、倒数第三枚……棋子左边的间隔。
//! 复杂度：每组 O(N log N)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;
use std::cmp::Reverse;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut cells: [u64; n] }
        assert!(!cells.contains(&0), "a chessman on cell 0, left of the strip");
        cells.sort_unstable_by_key(|&cell| Reverse(cell));
        for pair in cells.windows(2) {
            assert!(pair[0] != pair[1], "two chessmen on cell {}", pair[0]);
        }
        cells.push(0);
        let gaps: Vec<u64> = cells.windows(2).map(|pair| pair[0] - pair[1] - 1).collect();
        let georgia_wins = outcome(&gaps, NO_BOUND).mover_wins();
        winners += if georgia_wins { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{winners}");
}
