//! UVa 11311 — Exclusively Edible
//! <https://vjudge.net/problem/UVA-11311> · 3 s? · 128 MiB? · difficulty 3
//!
//! Rules: an m × n cake, one of whose pieces nobody wants. A move cuts the cake along a line of its
//! grid, and takes away the part without that piece; whoever is left with only that piece must take
//! it. Hansel moves first. The input begins with the number of cases; each case is `m n` and the
//! place `r c` of the piece, counted from 0. Print who takes that piece, `Hansel` or `Gretel`.
//! Bounds: at most 100 cases; 2 ≤ m, n ≤ 48?
//! Kind: impartial
//! Rule: nim
//! Model: Nim, four heaps around a piece that stays.
//! Why: on the four sides of the piece there are r and m - r - 1 rows, and c and n - c - 1 columns,
//! and a cut takes any positive number of rows or columns from one side. This is Nim, so by
//! Bouton's theorem Hansel wins exactly when the nim sum is not 0, and then Gretel has to take the
//! piece.
//! Cost: O(1) per case.
//!
//! 规则：有一块 m × n 的蛋糕，其中有一块谁也不想要。每次操作沿格线切一刀，拿走不含那一块的部
//! 分；只剩那一块时轮到谁，谁就得拿它，Hansel 先手。先给出数据组数，每组给出 `m n` 和那一块的位
//! 置 `r c`（从 0 编号）。输出拿到它的人，`Hansel` 或 `Gretel`。
//! 范围：至多 100 组；2 ≤ m, n ≤ 48?
//! 模型：Nim 游戏，一块不动，四周是四堆。
//! 思路：那一块的四边分别有若干行或列，数目是 r 与 m - r - 1、c 与 n - c - 1，每切一刀就从其中
//! 一边拿走至少一行或一列。这就是 Nim，由 Bouton 定理，当且仅当异或和不为 0 时 Hansel 胜，由
//! Gretel 拿那一块。
//! 复杂度：每组 O(1)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize, cakes: [(u64, u64, u64, u64); cases] }
    let mut losers = String::new();
    for (m, n, r, c) in cakes {
        assert!(r < m && c < n, "a piece at ({r}, {c}) of a cake of {m} by {n}");
        let hansel_wins = nim::outcome([r, m - r - 1, c, n - c - 1]).mover_wins();
        losers += if hansel_wins { "Gretel\n" } else { "Hansel\n" };
    }
    print!("{losers}");
}
