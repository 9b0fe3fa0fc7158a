//! CodeChef TUZGMBR — Puppy and Board
//! <https://www.codechef.com/problems/TUZGMBR> · 1 s · 1536 MiB? · difficulty 2
//!
//! Rules: a chip is on the cell (1, 1) of a board of N rows and M columns. A move takes the chip up
//! by 1, 2 or 3 rows, or to the right by 1 or 2 columns; whoever cannot move loses. Tuzik moves
//! first. The input is the number of cases, then, for each case, `N M`. For each case, print the
//! winner, `Tuzik` or `Vanya`.
//! Bounds: at most 100 cases; 1 ≤ N, M ≤ 10^6.
//! Kind: impartial
//! Model: Bash's game, a sum of two heaps with a limit each.
//! Why: the N - 1 rows above the chip and the M - 1 columns to its right are two heaps: a move
//! takes 1 to 3 from the first or 1 to 2 from the second. Their Grundy values are (N - 1) mod 4 and
//! (M - 1) mod 3, and the position is lost exactly when these values are equal.
//! Cost: O(1) per case.
//!
//! 规则：棋子在 N 行 M 列棋盘的格 (1, 1) 上。每次操作往上走 1、2 或 3 行，或往右走 1 或 2 列；
//! 无法操作者输，Tuzik 先手。先给出数据组数，每组给出 `N M`；每组输出获胜者，`Tuzik` 或
//! `Vanya`。
//! 范围：至多 100 组数据；1 ≤ N, M ≤ 10^6。
//! 模型：巴什博弈，两堆的和，各有上限。
//! 思路：剩下的 N - 1 行与 M - 1 列是两堆，每步从前一堆取 1 到 3，或从后一堆取 1 到 2。SG 值
//! 是 (N - 1) mod 4 与 (M - 1) mod 3，局面必败当且仅当两者相等。
//! 复杂度：每组 O(1)。

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { rows: u64, columns: u64 }
        assert!(rows > 0 && columns > 0, "a board of {rows} by {columns} has no cell");
        let tuzik_wins = bash::value(rows - 1, 3) != bash::value(columns - 1, 2);
        winners += if tuzik_wins { "Tuzik\n" } else { "Vanya\n" };
    }
    print!("{winners}");
}
