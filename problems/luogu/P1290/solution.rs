//! Luogu P1290 — Euclid's game (欧几里德的游戏)
//! <https://www.luogu.com.cn/problem/P1290> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: two positive numbers; a move subtracts from the larger one a positive multiple of the
//! smaller, without going below 0, and whoever makes a 0 wins. Stan moves first. The input has C
//! cases `M N`; print `Stan wins` or `Ollie wins`.
//! Bounds: C ≤ 6; 1 ≤ M, N < 2^31.
//! Kind: impartial
//! Model: Euclid's game.
//! Why: as in HDU 1525, the mover wins exactly when the numbers are equal or the larger one is more
//! than the golden ratio times the smaller.
//! Cost: O(1) per case.
//!
//! 规则：有两个正整数；每次操作从较大的数减去较小的数的正整数倍，结果不能为负；得到 0 的人胜，
//! Stan 先手。共 C 组数据，每组给出 `M N`；输出 `Stan wins` 或 `Ollie wins`。
//! 范围：C ≤ 6；1 ≤ M, N < 2^31。
//! 模型：欧几里得博弈。
//! 思路：与 HDU 1525 相同，当且仅当两数相等，或者较大的数超过较小的数的黄金比例倍时，先手胜。
//! 复杂度：每组 O(1)。

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64 }
        assert!(m > 0 && n > 0, "{m} and {n}: with a 0 the game is over before it begins");
        let stan = euclid::outcome(m, n).mover_wins();
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
