//! HDU 1907 — John
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907> · 1 s · 32 MiB · difficulty 4
//!
//! Also: POJ 3480, SPOJ MMMGAME, UVa 1566
//! Rules: N heaps of sweets, each heap of its own colour; a move eats any positive number of sweets
//! of one colour, and whoever eats the last sweet of all loses. John moves first. The input has T
//! cases: `N`, then N heaps; print the winner, `John` or `Brother`.
//! Bounds: 1 ≤ T ≤ 474; 1 ≤ N ≤ 47; a heap has 1 to 4747 sweets.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: as long as some heap has 2 sweets or more, misère Nim is won exactly when the nim sum is
//! not 0, as in normal play. If only heaps of one sweet are left, it is won exactly when the number
//! of heaps is even.
//! Cost: O(N) per case.
//!
//! 规则：有 N 堆糖，每种颜色一堆；每次操作选一种颜色，吃掉至少一颗，吃掉最后一颗糖的人输，John
//! 先手。共 T 组数据，每组先给出堆数 N，再给出各堆的颗数；输出获胜者 `John` 或 `Brother`。
//! 范围：1 ≤ T ≤ 474；1 ≤ N ≤ 47；每堆有 1 到 4747 颗糖。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：只要还有一堆不少于 2 颗，反常规则与正常规则一样，必胜当且仅当异或和不为 0。若各堆都只
//! 有 1 颗，必胜当且仅当堆数为偶数。
//! 复杂度：每组 O(N)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
    }
    print!("{winners}");
}
