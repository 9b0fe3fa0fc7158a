//! HDU 1525 — Euclid's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1525> · 1 s? · 32 MiB? · difficulty 3
//!
//! Also: POJ 2348, UVa 10368, Kattis euclidsgame
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, without going below 0, and whoever makes a 0 wins. Stan moves first. Each line is a
//! case `a b`, and `0 0` ends the input; print `Stan wins` or `Ollie wins`.
//! Bounds: ? (the numbers are positive).
//! Kind: impartial
//! Model: Euclid's game.
//! Why: let the numbers be a ≤ b, with b = q·a + r and r < a. If r = 0, the mover subtracts q·a and
//! wins. If q ≥ 2, the mover can leave (a, r) or (a, r + a), and the only move from (a, r + a)
//! leads to (a, r). One of the two is lost for the opponent, so the mover wins. If q = 1 and r > 0,
//! the move is forced. So whoever is first to face q ≥ 2 or r = 0 wins; by induction (Cole and
//! Davie, 1969) this player is the mover exactly when a = b or b / a is above the golden ratio.
//! Cost: O(1) a line.
//!
//! 规则：有两个正整数，每次操作从较大的数中减去较小的数的正整数倍，不能减成负数；得到 0 的人
//! 赢，Stan 先手。多组数据，每行两个整数 `a b`，以 `0 0` 结束；输出 `Stan wins` 或
//! `Ollie wins`。
//! 范围：?（各数为正）。
//! 模型：欧几里得博弈。
//! 思路：设较大的数 b = q·a + r，r < a。若 r = 0，轮到的人全部减完，赢。若 q ≥ 2，他可以留下
//! (a, r)，也可以留下 (a, r + a)，而后者只能走到 (a, r)。两者之中必有一个使对手必败，所以他赢。
//! 若 q = 1 且 r > 0，只有一种走法。所以谁先遇到 q ≥ 2 或 r = 0，谁就赢；归纳可知（Cole 和
//! Davie，1969），轮到的人赢，当且仅当 a = b 或 b / a 大于黄金比。
//! 复杂度：每行 O(1)。

use grundy::euclid;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        let stan_wins = euclid::outcome(a, b).mover_wins();
        winners += if stan_wins { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
