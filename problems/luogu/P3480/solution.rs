//! Luogu P3480 — Pebbles (KAM-Pebbles)
//! <https://www.luogu.com.cn/problem/P3480> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 1115
//! Rules: n piles of pebbles, none larger than the next; a move takes any positive number of
//! pebbles from one pile, but must leave the piles in this order, and whoever cannot move loses.
//! The input has u cases: `n`, then n piles; print `TAK` if the first player wins, else `NIE`.
//! Bounds: 1 ≤ u ≤ 10; 1 ≤ n ≤ 1000; a case has at most 1000 pebbles.
//! Kind: impartial
//! Model: staircase Nim, on the differences between piles.
//! Why: a move that takes x pebbles from a pile subtracts x from the difference between this pile
//! and the previous pile, and adds x to the difference between this pile and the next. A move in
//! the last pile adds nothing. So a move is a step down a staircase. Only odd stairs count, those
//! of the last pile, the third from last, and so on: whoever wins Nim on these stairs makes the
//! moves of Nim there, and answers a step onto an odd stair by moving the same number of pebbles
//! one stair further down.
//! Cost: O(n) per case.
//!
//! 规则：n 堆石子，前一堆不多于后一堆；每次操作从一堆中取走至少一枚，取后仍要保持这个性质；无法
//! 操作者输。共 u 组数据，每组先给出堆数 n，再给出各堆的石子数；先手胜输出 `TAK`，否则输出
//! `NIE`。
//! 范围：1 ≤ u ≤ 10；1 ≤ n ≤ 1000；每组至多有 1000 枚石子。
//! 模型：阶梯 Nim，看相邻两堆的差。
//! 思路：取走 x 枚，这堆与前一堆的差减少 x，后一堆的差增加 x（最后一堆之后则不增加）：正是往下
//! 走一级台阶。只有奇数级台阶算数，即最后一堆、倒数第三堆……的差：在它们上面能赢 Nim 的一方照
//! Nim 操作；若对手把石子移到奇数级台阶，就把同样多的再往下移一级。
//! 复杂度：每组 O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.insert(0, 0);
        for pair in piles.windows(2) {
            assert!(pair[0] <= pair[1], "a pile of {} before one of {}", pair[0], pair[1]);
        }
        let stairs: Vec<u64> = piles.windows(2).rev().map(|pair| pair[1] - pair[0]).collect();
        verdicts += if outcome(&stairs, NO_BOUND).mover_wins() { "TAK\n" } else { "NIE\n" };
    }
    print!("{verdicts}");
}
