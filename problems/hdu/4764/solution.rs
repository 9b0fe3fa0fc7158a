//! HDU 4764 — Stone
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4764> · 1 s? · 32 MiB? · difficulty 2
//!
//! Rules: Tang writes an integer from 1 to k; after that the players take turns writing a number
//! that exceeds the previous number by 1 to k, and whoever is the first to write N or more loses.
//! Each line is a case `N k`, and `0 0` ends the input; print the winner, `Tang` or `Jiang`.
//! Bounds: 0 < N ≤ 10^8; 0 < k ≤ 100.
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: treat Tang's first number as a move from the number 0. Whoever cannot stay below N loses,
//! so the distance from the last number to N - 1 is a heap from which a move takes 1 to k, and
//! whoever cannot move loses. So Tang loses exactly when N - 1 is a multiple of k + 1.
//! Cost: O(1) a line.
//!
//! 规则：Tang 先写一个 1 到 k 的整数；此后两人轮流写数，每次比上一个数大 1 到 k；先写出不小于 N
//! 的数的人负。多组数据，每行两个整数 `N k`，以 `0 0` 结束；输出获胜者 `Tang` 或 `Jiang`。
//! 范围：0 < N ≤ 10^8；0 < k ≤ 100。
//! 模型：巴什博弈。
//! 思路：设想从 0 数起。不能保持小于 N 的人负，所以把离 N - 1 还差的数看作一堆石子，按正常规则
//! 每次取 1 到 k 枚；当且仅当 N - 1 是 k + 1 的倍数时先手负。
//! 复杂度：每行 O(1)。

use grundy::bash;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64, k: u64 }
        if (n, k) == (0, 0) {
            break;
        }
        // With a limit of 0, as with 1, the first number written loses.
        let heap = n.saturating_sub(1);
        winners += if bash::outcome(&[heap], k).mover_wins() { "Tang\n" } else { "Jiang\n" };
    }
    print!("{winners}");
}
