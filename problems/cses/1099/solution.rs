//! CSES 1099 — Stair Game
//! <https://cses.fi/problemset/task/1099> · 1 s · 512 MiB · difficulty 3
//!
//! Rules: stairs 1 to n hold balls; a move carries any positive number of balls from one stair
//! k > 1 to stair k - 1, and whoever moves last wins. The input is the number of cases t; each case
//! is `n`, then the balls on each stair. Print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a stair holds 0 to 10^9
//! balls.
//! Kind: impartial
//! Model: staircase Nim.
//! Why: stair 1 is the floor, and the balls on each even stair form a Nim heap: a move from an even
//! stair takes balls from its heap. If a move brings balls to an even stair, the opponent can carry
//! the same balls one stair further, so such a move changes nothing. By Bouton's theorem the first
//! player loses exactly when the nim sum of the heaps on the even stairs is 0.
//! Cost: O(n) per case.
//!
//! 规则：第 1 到 n 级台阶上放着球，每次操作把某一级 k > 1 上的至少一个球搬到第 k - 1 级，走最后
//! 一步的人赢。先给出数据组数 t，每组给出 `n` 和各级的球数；每组输出获胜者 `first` 或
//! `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，各组的 n 之和至多为 2 · 10^5；每级有 0 到 10^9 个球。
//! 模型：阶梯 Nim。
//! 思路：第 1 级当作地面，偶数级上的球是 Nim 游戏的堆：从偶数级搬走球，就是从那一堆取。若有一步
//! 把球搬到偶数级，对手可以把同样多的球再往下搬一级，所以它什么也没有改变。由 Bouton 定理，先手
//! 输当且仅当偶数级的异或和为 0。
//! 复杂度：每组 O(n)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, stairs: [u64; n] }
        let above_floor = stairs.get(1..).unwrap_or(&[]);
        let first_wins = outcome(above_floor, NO_BOUND).mover_wins();
        winners += if first_wins { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
