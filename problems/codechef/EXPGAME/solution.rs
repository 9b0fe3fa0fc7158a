//! CodeChef EXPGAME — Exponential Game
//! <https://www.codechef.com/problems/EXPGAME> · 0.5 s · 1536 MiB? · difficulty 3
//!
//! Rules: n piles of stones. A move removes k^k stones from one pile, for some k ≥ 1. Whoever
//! cannot move loses. Little Chef moves first. The input is the number of cases, then, for each
//! case, `n` and the piles. For each case, print the winner, `Little Chef` or `Head Chef`.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100; a pile has 1 to 100,000 stones.
//! Kind: impartial
//! Rule: {1, 4, 27, 256, 3125, 46656}
//! Model: subtraction game {1, 4, 27, 256, 3125, …}, a sum of piles.
//! Why: the Grundy value of a pile is the mex of the values of the piles to which its moves lead,
//! and the nim sum of the piles' values decides the game. At most six moves are possible in a pile
//! of up to 100,000 stones.
//! Cost: O(A) for the table, where A is the largest pile; O(n) per case.
//!
//! 规则：有 n 堆石子。每次操作选一个 k ≥ 1，从一堆中取走 k^k 枚。无法操作者输，Little Chef 先
//! 手。先给出数据组数，每组为 `n`，然后是各堆石子数；输出每组的获胜者 `Little Chef` 或
//! `Head Chef`。
//! 范围：至多 100 组数据；1 ≤ n ≤ 100；每堆有 1 到 100,000 枚石子。
//! 模型：减法游戏：{1, 4, 27, 256, 3125, …}，局面是各堆的和。
//! 思路：一堆的 SG 值是走一步之后的各个值的 mex，各堆 SG 值的异或和定胜负。石子数不超
//! 过 100 000 时，只有六种取法够取。
//! 复杂度：求表 O(A)，A 为最大的一堆；每组 O(n)。

use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

/// A limit of this program: the table of a larger pile would take too much time and memory.
const MOST: usize = 10_000_000;

fn main() {
    input! { cases: usize }
    let positions: Vec<Vec<usize>> = (0..cases).map(|_| read_piles()).collect();
    let largest = positions.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}");
    let sg = TableVec::<u8>::subtraction(&moves_up_to(largest), largest + 1);
    let mut winners = String::new();
    for piles in positions {
        let values = piles.into_iter().map(|pile| u64::from(sg[pile]));
        let little_chef_wins = nim::outcome(values).mover_wins();
        winners += if little_chef_wins { "Little Chef\n" } else { "Head Chef\n" };
    }
    print!("{winners}");
}

fn read_piles() -> Vec<usize> {
    input! { n: usize, piles: [usize; n] }
    piles
}

/// Returns the numbers k^k that are at most `largest`.
fn moves_up_to(largest: usize) -> Vec<usize> {
    let powers = (1..).map(|k: u32| (k as usize).pow(k));
    powers.take_while(|&power| power <= largest).collect()
}
