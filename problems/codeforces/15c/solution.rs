//! Codeforces 15C — Industrial Nim
//! <https://codeforces.com/problemset/problem/15/C> · 2 s · 64 MiB · difficulty 4
//!
//! Also: BOJ 16899
//! Rules: there are n quarries; a quarry given as `x m` has m dumpers with x, x + 1, …, x + m - 1
//! stones. A move takes any positive number of stones from one dumper, and whoever cannot move
//! loses. The input is `n` and the quarries; print the winner, `tolik` for the first player or
//! `bolik` for the second.
//! Bounds: n ≤ 10^5; 1 ≤ x, m ≤ 10^16.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, the heaps given as runs of consecutive numbers.
//! Why: by Bouton's theorem the nim sum decides the game. The nim sum of a run is the nim sum of
//! two numbers: the nim sum of all numbers up to and including the run's last number, and the nim
//! sum of all numbers below its first number. The numbers below the run's first number occur twice
//! and cancel out. The four numbers 4q, …, 4q + 3 have nim sum 0, so in each of the two sums at
//! most three numbers are left to add.
//! Cost: O(n).
//!
//! 规则：有 n 个采石场；输入为 `x m` 的采石场有 m 辆卡车，分别装着 x, x + 1, …, x + m - 1 块石
//! 头。每次操作从一辆车取走至少一块，无法操作者输。输入 `n` 和各采石场；输出获胜者，先手胜为
//! `tolik`，否则为 `bolik`。
//! 范围：n ≤ 10^5；1 ≤ x, m ≤ 10^16。
//! 模型：Nim 游戏，各堆是若干段连续的整数。
//! 思路：由 Bouton 定理，异或和决定胜负。一段的异或和，等于小于末端的所有数的异或和，异或上小于
//! 起点的所有数的异或和，公共的部分抵消；而 4q, …, 4q + 3 这四个数的异或和为 0，所以至多剩三个
//! 数要算。
//! 复杂度：O(n)。

use grundy::nim::nim_sum_below;
use proconio::input;

fn main() {
    input! { n: usize, quarries: [(u64, u64); n] }
    let mut sum = 0;
    for (x, m) in quarries {
        assert!(m <= u64::MAX - x, "a quarry {x} {m}: the program takes less than 2^64 stones");
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    }
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}
