//! HackerRank stone-piles — Stone Piles
//! <https://www.hackerrank.com/challenges/stone-piles> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move divides one of the piles of stones into two or more piles, all of different
//! sizes; whoever cannot move loses. The input has T cases: `N`, then N piles. Print the
//! winner, `ALICE` (first) or `BOB`.
//! Bounds: 1 ≤ T, N ≤ 50; a pile has 1 to 50 stones.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into different parts.
//! Why: the value of a pile is the mex of the nim sums of its possible divisions. Go through the
//! parts 1, 2, 3, …: each part may be added once to any sum of smaller parts, as in a knapsack
//! algorithm that keeps all nim sums for each total. Before part p itself is added, the total p
//! holds just the nim sums of the divisions of p, and their mex is the value of p.
//! Cost: O(M² · number of nim sums) once, where M is the largest pile; O(N) per case.
//!
//! 规则：每次操作把一堆石子分成两堆或更多堆，大小互不相同；无法操作者输。输入共 T 组数据，每组
//! 给出堆数 N 和各堆的石子数。输出获胜者 `ALICE`（先手）或 `BOB`。
//! 范围：1 ≤ T, N ≤ 50；每堆有 1 到 50 枚石子。
//! 模型：取石子并分堆的游戏，分成互不相同的部分。
//! 思路：一堆的值是对所有分法求异或和、再取 mex。依次考虑部分 1, 2, 3, …：每个可以加到由更小的部
//! 分组成的和上一次，如同 01 背包，对每个总数保存所有可能的异或和。在加入部分 p 本身之前，总
//! 数 p 里保存的恰好是 p 的各种分法，它们的 mex 就是 p 所需的值。
//! 复杂度：设 M 是最大的堆，预处理 O(M² · 异或和的个数)，每组 O(N)。

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeSet;

/// A limit of this program: larger piles would take several seconds.
const MOST: usize = 500;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}");
    let values = values(largest);
    let mut winners = String::new();
    for piles in games {
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if nim_sum != 0 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of all piles up to the largest pile.
fn values(largest: usize) -> Vec<u64> {
    let mut values = vec![0; largest + 1];
    // For each total, the nim sums of the divisions into parts that have been added.
    let mut nim_sums = vec![BTreeSet::new(); largest + 1];
    nim_sums[0].insert(0);
    for part in 1..=largest {
        values[part] = mex(nim_sums[part].iter().copied());
        for total in (part..=largest).rev() {
            let without = nim_sums[total - part].clone();
            nim_sums[total].extend(without.iter().map(|sum| sum ^ values[part]));
        }
    }
    values
}
